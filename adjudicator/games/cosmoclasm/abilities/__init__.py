"""The abilities of the factions, one file each."""
