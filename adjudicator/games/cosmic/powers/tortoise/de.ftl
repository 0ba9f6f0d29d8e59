about-piece-tortoise =
    Du kommst spät: Du greifst niemanden an und hast dafür in jedem Zug vier Belohnungen, und einen letzten Zug, wenn alles vorbei ist.

    Eine Belohnung ist eine Karte, die in deinen Panzer gelegt wird und die sonst niemand ansieht, oder ein Stein aus dem Warp. Wenn die Partie enden würde und du nicht unter den Siegern bist, wird der Panzer deine Hand, und in einem weiteren Zug greifst du allein an, sooft du Kampfkarten dafür hast. Hast du dann genug Stützpunkte, gewinnst du mit allen anderen, die sie haben; sonst haben die anderen gewonnen wie zuvor. Per Post finden alle diese Angriffe gleichzeitig und in einem System statt, ein gemeinsamer Sieg wird nicht ausgeschlagen, und jede Karte der Belohnungen kommt in den Panzer.
about-piece-wild-tortoise =
    Hat einer deiner Angriffe gewonnen, darfst du im nächsten Zug einmal öfter angreifen als sonst.

    Am Tisch ist es eine dritte Begegnung nach zwei Erfolgen in einem Zug.
about-piece-super-tortoise =
    Ist das Schicksal gezogen, lehnst du es ab, von einem Spieler angegriffen zu werden: Für ihn wird eine andere Scheibe gezogen.

    Ist das wieder deine, greift er den nächsten Spieler im Uhrzeigersinn nach dir an.
about-order-dawdle = Lässt deinen Zug für vier Belohnungen vergehen; ohne Zahl sind alle Karten für deinen Panzer (Tortoise).
about-order-withdraw = Spielt den Flare von Tortoise: Super sagt er, wer dich nicht angreifen soll, Wild nichts.
