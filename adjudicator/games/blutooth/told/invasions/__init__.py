"""What is told of invasions besides their course: how they were counted, and what was used in them."""
