"""What gets a checkout ready to work in, with the standard library alone."""
