"""Who sits where: invitations, takeovers, addresses, and who waits for a seat. Needs games and intake."""
