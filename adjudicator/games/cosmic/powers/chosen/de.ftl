about-piece-wild-chosen =
    Als Hauptspieler ziehst du eine Karte, bevor die Kampfkarten gewählt werden.

    Per Post: Mit Phase 2 gespielt ist die Karte da, wenn du deine Anordnungen für die Karten schreibst.
about-piece-super-chosen =
    Von den drei Karten, um die du in diesem Kampf betest, behältst du die, die keine Kampfkarten sind.

    Er wird gespielt, wenn die Karten liegen, bevor sie aufgedeckt werden.
about-piece-chosen =
    Als Hauptspieler darfst du beten, wenn die Karten aufgedeckt sind: Du ziehst drei Karten für diesen Kampf.

    Der höchste Attack darunter wird zu deinem Attack dazugezählt oder tritt an die Stelle deiner Karte, wenn sie keiner ist. Die drei Karten werden abgelegt, was immer sie sind. In einer Wiederholung darfst du noch einmal beten.
about-order-pray = Zieht drei Karten, wenn die Kampfkarten aufgedeckt sind, und verwendet den höchsten Attack darunter (Chosen).
