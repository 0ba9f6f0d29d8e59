why-played-no-edict = du hast kein Edikt gespielt
about-piece-wild-clone =
    Endet die Phase, nimmst du die Edikte zurück, die du in ihr gespielt hast, bevor jemand anders sie aufnimmt.

    Ab der nächsten Phase lassen sie sich wieder spielen. Was vorher in den Stapel zurückging, ist dir verloren.
about-piece-super-clone = Du nimmst doppelt so viel Trost, wie dir zusteht, wenn der andere Spieler so viele Karten hat.
about-piece-clone =
    Als Hauptspieler darfst du deine Kampfkarte zurücknehmen, statt sie abzulegen.

    Das geschieht, wenn der Kampf entschieden und der Trost bezahlt ist.
about-order-keep = Nimmt deine gespielte Kampfkarte am Ende des Zugs auf die Hand zurück (Clone).
