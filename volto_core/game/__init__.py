"""The game itself: positions, moves, captures, endings, and its history."""
