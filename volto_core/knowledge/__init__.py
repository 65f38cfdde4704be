"""What each player can know: views, observations, counting, beliefs, and deals."""
