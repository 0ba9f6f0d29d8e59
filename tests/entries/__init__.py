"""What the source of a title says, thing by thing: which of it is played, by what, and shown by which cases."""
