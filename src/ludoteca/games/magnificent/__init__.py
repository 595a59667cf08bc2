"""The Magnificent with SNØ: a travelling circus by night, for one to five directors who build, travel and perform."""
