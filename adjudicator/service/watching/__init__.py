"""What the service says of itself: its log, whether it is well, and figures; never what anybody plays."""
