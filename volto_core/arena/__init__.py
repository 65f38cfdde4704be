"""Contests between opponents: tournaments, tuning, and the yardsticks they are measured by."""
