"""What several pieces and scripts do alike: questions with their options, costs, losses."""
