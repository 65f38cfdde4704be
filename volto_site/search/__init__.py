"""The search index, one per language."""
