"""Which lines of a letter are its writer's own. Needs parsing."""
