"""What a machine lacks, said together with the remedy."""


class Missing(Exception):
    """Something that the set-up cannot provide; its text tells the user what to do."""
