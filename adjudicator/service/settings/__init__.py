"""What an installation is set to, and how the service says things. Needs nothing else of the service."""
