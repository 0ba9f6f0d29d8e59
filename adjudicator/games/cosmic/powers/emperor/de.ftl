about-piece-emperor =
    Wer zu einem Kampf in dein System kommt, zahlt dir Tribut: Er zeigt dir eine zufällige Karte, und du darfst sie behalten.

    Außerdem geht einer seiner Steine in den Limbo, von seinem vollsten Stützpunkt. Per Post: Mit Phase 2 nennst du die Karten, die deiner würdig sind; andere gehen zurück. Nennst du keine, behältst du, was man dir zeigt.
about-piece-wild-emperor = Du zeigst beiden Hauptspielern eine Karte deiner Hand und darfst dich einer Seite ohne Einladung anschließen.
about-piece-super-emperor =
    Du nennst die Karte, die du in diesem Kampf als Tribut verlangst: Wer sie hat, zeigt sie, und du behältst sie.

    Er wird mit Phase 2 gespielt. Wer sie nicht hat, zeigt eine zufällige Karte.
about-order-tribute = Verlangt Tribut von allen, die zu einem Kampf in dein System gekommen sind; du kannst die Karten nennen, die du behalten willst (Emperor).
about-order-audience = Spielt den Flare von Emperor: Wild nennt er die Karte, die du zeigst, Super die Karte, die du verlangst.
why-one-card = nenne eine Karte
