"""The bytes of our letters, their addresses, keys and signatures. Needs parsing."""
