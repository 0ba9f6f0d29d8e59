# Who may write to whom.

why-talk-garbled = in this match nobody writes to everybody
why-talk-mute = in this match nobody writes to some players alone
why-talk-counted = in this match everybody writes { $most } messages to everybody in a phase
why-talk-private = in this match you write in private to whoever is in your fleet, from arrival on, and to the leader with whom you negotiate
