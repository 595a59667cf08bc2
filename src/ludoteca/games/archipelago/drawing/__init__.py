"""The drawing of Archipelago: a sea chart that grows, and the boards around it. It sees a view, never a state."""
