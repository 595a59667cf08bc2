"""What holds for all tests: how long an example of a property takes says nothing about it."""

from hypothesis import settings

settings.register_profile("house", deadline=None)
settings.load_profile("house")
