"""Pages made from data, and what every page carries around its text."""
