"""Boards in pages: from a diagram to the markup, its description and its data."""
