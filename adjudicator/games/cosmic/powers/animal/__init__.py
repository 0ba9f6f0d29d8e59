"""Animal: the power."""
