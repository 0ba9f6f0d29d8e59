"""The public site: pages on which anybody can watch games, made from what everybody may know of them."""
