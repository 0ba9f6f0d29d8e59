"""An installation's settings, and the phrases of the service. Needs nothing else of the service."""
