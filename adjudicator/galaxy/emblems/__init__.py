"""The emblems of powers, one file each: a power that several titles have looks the same in all of them."""
