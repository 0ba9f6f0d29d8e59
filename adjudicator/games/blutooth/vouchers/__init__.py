"""The vouchers, one in a file."""
