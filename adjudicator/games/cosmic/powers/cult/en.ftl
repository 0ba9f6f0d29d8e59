why-no-believing = nobody offered you membership in the cult there
why-no-renouncing = you were no main player there who is a member of the cult
why-renouncing-costs = you need four tokens on planets where nobody fights, and four cards
why-cult-no-allies = both main players are members of the cult, so nobody joins
why-cult-not-against = a member of the cult does not join against another
