"""What follows from what a title declares, so that it need not be written by hand. Needs the contract."""
