"""What each side could know at each move of a game, and the moments that mattered."""
