"""What many commands use: options, files, errors, and how things are shown."""
