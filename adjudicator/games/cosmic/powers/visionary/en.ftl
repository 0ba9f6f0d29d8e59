why-foretold = Visionary has foretold another card
