"""The service worker of the site, which serves it without a network."""
