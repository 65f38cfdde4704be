"""Set-up of a checkout, with the standard library alone."""
