"""Limits, what was measured last, and the page that shows both."""
