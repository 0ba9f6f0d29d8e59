# Die Regeln der Kräfte, Edikte und Verstärkungen; der erste Absatz steht neben der Karte in der Hand.

about-piece-card-zap =
    Hebt ein Edikt oder einen Flare auf, sobald es gespielt wird; beide Karten werden abgelegt.

    Sie lässt sich in jeder Phase unter einer Bedingung bereithalten und von einem anderen Card Zap aufhalten. Kampfkarten und Verstärkungen sind keine Edikte.
about-piece-cosmic-zap =
    Hebt einen Einsatz einer Kraft auf, oder einen anderen Cosmic Zap (Regel 20a).

    Er lässt sich in jeder Phase unter einer Bedingung bereithalten. Zwei, die zugleich gegen denselben Einsatz gespielt werden, sind beide verbraucht.
about-piece-emotion-control =
    Die Hauptspieler eines Kampfs müssen in Phase 4 handeln, was auch immer sie gespielt haben; Verbündete kommen in den Limbo (Regel 20e).

    Gespielt wird sie, wenn die Karten aufgedeckt sind, und darf von ihnen abhängen. Wo zwei Compromises ohnehin zum Handel führen, bleibt sie auf der Hand.
about-piece-flarezap =
    Hebt einen Flare auf, sobald er gespielt wird; beide Karten werden abgelegt (die wählbare Regel).

    Er lässt sich in jeder Phase unter einer Bedingung bereithalten.
about-piece-force-field =
    Schickt die verbündeten Steine, die du nennst, in einem Kampf in den Limbo, bevor die Karten aufgedeckt werden (Regel 20d).

    Nur in Phase 3.
about-piece-mobius-tubes =
    Alle Steine verlassen den Warp (Regel 20c); nur in Phase 1.

    Deine gehen, wohin du sagst, und dürfen sofort angreifen; was du falsch setzt, und alles der anderen, kommt in den Limbo.
about-piece-plague =
    Das Opfer verliert drei Steine und von jeder Art, die es hat, eine Karte (Regel 20b).

    Sie lässt sich in jeder Phase spielen, und gegen jeden außer dir selbst. Das Opfer wählt in der nächsten Phase; Steine in Kämpfen sind sicher.
about-piece-quash =
    Ein Handel, auf den sich zwei Spieler geeinigt haben, scheitert: Nichts wechselt, und jeder verliert, was ein gescheiterter Handel kostet.

    Nur in Phase 4. Per Post wird sie gespielt, wenn beide Briefe gemeinsame Bedingungen haben, bevor etwas wechselt; andere gemeinsame Bedingungen werden nicht mehr versucht.
about-piece-reinforcement-2 =
    Zählt 2 zur Summe einer der Seiten, in einem Kampf, in dem du Hauptspieler oder Verbündeter bist.

    Beide müssen einen Attack gezeigt haben, und beide Seiten sind zusammengezählt. Jeder darf eine spielen; solange es jemand getan hat, dürfen alle noch eine spielen. Per Post: Lass sie davon abhängen, wie es steht, mit IF I lose oder IF offence total < 9.
about-piece-reinforcement-3 = Zählt 3 zur Summe einer der Seiten; gespielt wird sie wie Reinforcement 2.
about-piece-reinforcement-5 = Zählt 5 zur Summe einer der Seiten; gespielt wird sie wie Reinforcement 2.
about-piece-stellar-gas = Wer mit einem Compromise verloren hat, bekommt aus einem Kampf keinen Trost (Regel 20f); nur in Phase 4.
