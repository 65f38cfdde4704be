"""Three simple bots that look one move ahead, by which the levels are measured."""
