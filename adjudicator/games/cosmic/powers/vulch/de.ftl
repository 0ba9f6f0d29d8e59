why-no-flare-discarded = niemand hat einen Flare abgelegt
about-piece-wild-vulch =
    Nach einem Sieg oder Handel als Hauptspieler lässt du dir von deinem Gegner Karten geben, bis du eine behältst.

    Per Post kommen sie zufällig, und die erste, die du genannt hast, gehört dir; die davor werden abgelegt. Nennst du keine, behältst du die erste; kommt keine, die du nennst, die letzte.
about-piece-super-vulch = Endet die Phase, nimmst du auch die Flares auf, die andere ablegen.
about-piece-vulch =
    Jedes Edikt, das ein anderer Spieler ablegt, gehört dir, gespielt oder nicht; deine eigenen sind weg.

    Ersetzt eine neue Hand deine alte (Regel 13), behältst du die Edikte der alten dazu. Per Post nimmst du das Abgelegte auf, wenn die Phase endet; was vorher in den Stapel zurückging, ist dir verloren.
about-order-peck = Spielt den Flare von Vulch; beim Wild-Teil nennst du die Karten, die du behalten würdest.
