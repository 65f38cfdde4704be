"""Every file of the site that is no page."""
