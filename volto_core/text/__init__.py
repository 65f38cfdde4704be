"""The game as text: the notation of positions and moves, boards in plain letters, records."""
