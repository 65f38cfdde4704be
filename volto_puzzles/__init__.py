"""The puzzles: a collection in TOML, and what generates, proves, rates and exports it."""
