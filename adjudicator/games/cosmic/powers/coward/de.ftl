about-piece-coward =
    Als Hauptspieler darfst du fliehen, bevor die Karten aufgedeckt werden: Dein Gegner gewinnt, und deine Seite geht heim.

    Niemand auf deiner Seite verliert einen Stein: Sie warten im Limbo. Für jeden Stein der anderen Seite steht dir eine Belohnung zu, ein Stein aus dem Warp oder eine Karte. Warst du der Angreifer, gilt es als Erfolg. Die Karten gehen ungesehen zurück.
about-piece-wild-coward =
    Einmal fliehst du aus einem Angriff, bevor die Karten aufgedeckt werden, und es gilt als Erfolg.

    Die Verteidigung gewinnt und bekommt deine Kampfkarte; deine Seite geht heim in den Limbo und verliert keinen Stein.
about-piece-super-coward =
    Fliehst du in diesem Kampf, gehört dir auch die Kampfkarte deines Gegners.

    Er wird mit Phase 3 gespielt, bevor Karten gelegt werden. Du siehst die Karte erst, wenn du sie nimmst.
about-order-flee = Flieht aus einem Kampf, bevor die Karten aufgedeckt werden (Coward).
