"""The service at work: it does everything that is due, once, as long as it runs. Needs everything but maintenance."""
