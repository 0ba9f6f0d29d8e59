why-macron-one = Macron schickt nur einen Stein
about-piece-wild-macron =
    Zeigt deine Seite einen Attack, kommt als Hauptspieler oder Verbündeter für jeden deiner eigenen Steine eins zu ihrer Summe dazu.

    Virus vervielfacht nicht, was so dazukommt, und Anti-Matter zieht es nicht ab.

    Der klassische Text lässt dich die Zahl deiner Steine in einer Grenze ändern, die niemand aufgeschrieben zu haben scheint; das ist der moderne.
about-piece-super-macron =
    Du darfst bis zu vier Steine schicken: in Phase 1 gespielt bei deinem Angriff, in Phase 2 als Verbündeter in einem Kampf.

    Ohne Zahl schicken deine Befehle dann so viele, wie du darfst.
about-piece-macron =
    Jeder deiner Steine zählt in einem Kampf vier, aber du schickst nur einen in den Kegel, im Angriff und als Verbündeter.

    In der Verteidigung zählen alle deine Steine auf dem Planeten je vier. Für Trost und Belohnung ist ein Stein ein Stein (klassische Fassung).
about-modern-macron = Trost und Belohnungen, die du nimmst, verdoppeln sich.
about-option-edition-macron = Welche Fassung von Macron gespielt wird. Modern: Trost und Belohnungen, die du nimmst, verdoppeln sich.
