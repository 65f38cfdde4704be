"""What turns the core into a site."""
