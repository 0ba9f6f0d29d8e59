why-no-token-to-capture = a token is captured from a base with at least two, and only from players of whom you hold none
why-rage-takes-attacks = only Attacks of your hand are added
