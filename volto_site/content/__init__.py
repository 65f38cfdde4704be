"""What authors write, read and checked: pages, catalogue, forbidden words."""
