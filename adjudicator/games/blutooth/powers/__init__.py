"""The powers of the aliens, one file each."""
