about-piece-fire-dancer =
    Als Hauptspieler, der einen Angriff aufdeckt, darfst du im angegriffenen System ein Feuer entzünden, wo noch keines brennt.

    Wenn der Kampf abgerechnet wird, kommen alle Angriffe, die darin aufgedeckt wurden, offen als Brennstoff unter das Feuer. Wo du kein Hauptspieler bist, darfst du der Verteidigung mit Phase 2 ein Feuer anbieten: Du legst einen Angriff deiner Hand darunter, und sie zahlt dir eine Karte.

    Sooft in einem System mit einem Feuer beide Seiten Angriffe aufdecken, kommt sein ganzer Brennstoff zur Summe der Verteidigung, es sei denn, du stehst auf der Seite des Angriffs. Danach ist das Feuer aus, und sein Brennstoff wird abgelegt.
about-piece-wild-fire-dancer =
    Wenn alle Angriffe gestartet sind, lenkst du einen auf einen anderen Planeten desselben Systems um, auf dem die Verteidigung eine Basis hat.

    Er wird mit Phase 1 gespielt: Du nennst, wer angreift, und den Planeten.
about-piece-super-fire-dancer = Zu Beginn eines Zuges legst du einen Angriff deiner Hand unter eines deiner Feuer.
about-order-ignite = Entzündet ein Feuer im angegriffenen System; die aufgedeckten Angriffe werden sein Brennstoff (Fire Dancer).
about-order-kindle = Bietet der Verteidigung ein Feuer mit einem deiner Angriffe an, wo du kein Hauptspieler bist; sie zahlt eine Karte (Fire Dancer).
about-order-payfire = Zahlt Fire Dancer eine Karte für ein Feuer in dem System, in dem du verteidigst, wenn er eines anbietet.
about-order-fan = Spielt den Flare von Fire Dancer: Wild nennt er, wessen Angriff auf welchen Planeten geht, Super einen Angriff und wessen Feuer.
why-no-fire-offered = dort hat Fire Dancer kein Feuer für dein System angeboten
why-fuel-is-an-attack = ein Feuer brennt mit einem Angriff deiner Hand
why-gate-not-there = kein Angriff dieses Spielers kann auf diesen Planeten gehen: dasselbe System, und eine Basis der Verteidigung
about-question-fire-paid = Bezahlung für ein Feuer
about-question-kindling = Feuer anbieten
