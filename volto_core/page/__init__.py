"""The protocol between a page and the core: requests in, answers out."""
