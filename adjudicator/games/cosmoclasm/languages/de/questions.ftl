# Die Fragen eines Formulars, und was geschieht, wenn nichts gesagt wird: „Wenn du nichts sagst: Karten werden ausgelost.“
# Die Wörter der Befehle bleiben, wie sie sind.

ask-give = Welche zwei deiner acht Karten gehen an den Markt? Die anderen sechs sind deine Hand.
silent-give = zwei Karten werden ausgelost
ask-turn = Was tust du in deinen Zügen? In jedem gilt die erste Zeile, die geht; was unter LAP 2 in einer eigenen Zeile steht, gilt nur für deinen zweiten Zug der Runde.
silent-turn = { $which ->
        [round] du steigst aus
        [others] die Phase endet, wenn du am Zug bist
       *[first] du steigst aus; hattest du in der Phase schon einen Zug, endet sie stattdessen
    }
ask-station = Wohin kommen deine Kampfstationen, für jede Überlegenheit, außer für die der Stargates?
silent-station = die Punkte werden ausgelost
ask-take = Welche Karten nimmst du vom Markt, wenn du aussteigst?
silent-take = die Karten werden ausgelost
ask-start = Wenn du die Überlegenheit der Stargates hast: Wer beginnt die nächste Runde?
silent-start = { $drawn ->
        [yes] ein Spieler wird ausgelost
       *[no] wer zuletzt ausstieg, beginnt
    }
ask-switch = Wenn du die Überlegenheit der Stargates hast: Tauschst du zwei der Planeten { $first } bis { $last }?
silent-switch = nichts wird getauscht
