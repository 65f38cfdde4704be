"""Budgets, the figures measured last, and the page that compares them."""
