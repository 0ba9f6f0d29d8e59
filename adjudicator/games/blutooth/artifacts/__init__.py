"""The support pods, one file each."""
