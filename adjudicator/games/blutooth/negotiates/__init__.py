"""The advantages of special negotiate pods."""
