"""Webhooks: a channel is told of what everybody at a table knows. Filed with a phase, called by a thread of its own."""
