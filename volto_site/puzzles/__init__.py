"""The trainer on the site: the data of the puzzles, and a page for each of them."""
