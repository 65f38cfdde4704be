"""What all tests share."""

from hypothesis import HealthCheck, settings

# How long an example takes says something about the machine, never about the code.
settings.register_profile(
    "volto", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.load_profile("volto")
