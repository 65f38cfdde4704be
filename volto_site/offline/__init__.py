"""The site without a network: its service worker, and what a device needs to install it."""
