"""The life of a game: made, opened, paused, ended; previews and explanations of its phases. Needs documents."""
