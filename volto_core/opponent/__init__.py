"""Opponents that choose from a view alone."""
