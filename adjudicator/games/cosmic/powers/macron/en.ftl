why-macron-one = Macron sends only one token
