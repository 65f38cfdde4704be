"""Games by post: letters that two players send each other, and promises that keep both honest."""
