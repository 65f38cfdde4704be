"""Measurements: each thing beside its yardstick, in one run, as ratios."""
