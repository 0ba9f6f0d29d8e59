# Eine Kraft vor dem Spiel: wann sie wirkt („in Phase 3, wenn beide Karten liegen“), und wie sie zum Spiel per Post passt.

fit-as-printed = wie gedruckt
fit-adapted = für die Post angepasst

acts-in = in { $count ->
        [1] Phase { $phases }
       *[other] den Phasen { $phases }
    }, { $moment }

# Zeitpunkte
acts-mobius = zu Beginn des Zuges
acts-start = zu Beginn des Zuges
acts-invited = nach den Einladungen
acts-counted = nach dem Zählen
acts-opened-flares = zu Beginn der Phase
acts-plague = zu Beginn der Phase
acts-opening = zu Beginn der Phase
acts-opening-flares = zu Beginn der Phase
acts-launch-flares = vor den Angriffen
acts-aim = bei der Wahl des Ziels
acts-further-attacks = nach den Angriffen
acts-further-flares = nach den Angriffen
acts-alliance-flares = bevor Verbündete eingeladen werden
acts-dial = wenn Verbündete dazukommen
acts-before-cards = bevor Karten gewählt werden
acts-before-cards-flares = bevor Karten gewählt werden
acts-force-field = bevor Karten gelegt werden
acts-before-lay = bevor Karten gelegt werden
acts-before-lay-flares = bevor Karten gelegt werden
acts-laid = wenn beide Karten liegen
acts-laid-flares = wenn beide Karten liegen
acts-shown = wenn die Karten aufgedeckt sind
acts-shown-flares = wenn die Karten aufgedeckt sind
acts-replay-flares = wenn das Ergebnis bekannt ist
acts-replay = wenn das Ergebnis bekannt ist
acts-reinforce = wenn die Summen gezählt werden
acts-control = wenn die Karten abgerechnet werden
acts-settle-flares = wenn die Karten abgerechnet werden
acts-settled = wenn die Karten abgerechnet werden
acts-deal-flares = vor dem Handel
acts-quash = wenn ein Handel zustande kommt
acts-failed = wenn ein Handel gescheitert ist
acts-failed-flares = wenn ein Handel gescheitert ist
acts-dealt-flares = wenn ein Handel zustande kommt
acts-gas = vor Belohnungen und Trost
acts-consolation-flares = bevor der Trost gezahlt wird
acts-after-all = wenn der Kampf vorbei ist
acts-after-all-flares = wenn der Kampf vorbei ist
acts-destiny = wenn das Schicksal für den nächsten Zug gezogen wird
acts-destiny-flares = wenn das Schicksal für den nächsten Zug gezogen wird
acts-lost-flares = am Ende der Phase
acts-salvage-flares = am Ende der Phase

# Was geschieht
acts-card-given = wenn Karten die Hand wechseln
acts-cards-drawn = wenn Karten gezogen werden
acts-cards-shown = wenn die Karten aufgedeckt werden
acts-cards-swept = wenn Edikte abgelegt werden
acts-deal-made = wenn ein Handel zustande kommt
acts-destiny-drawn = wenn das Schicksal gezogen wird
acts-game-ended = wenn die Partie enden würde
acts-joined = wenn Verbündete dazukommen
acts-launched = wenn Steine geschickt werden
acts-landed = wenn Steine landen
acts-placed = wenn Steine gesetzt werden
acts-released = wenn Steine den Warp verlassen
acts-resolved = wenn ein Kampf entschieden ist
acts-store-moved = wenn eine ihrer Karten genommen wird
acts-tokens-removed = wenn Steine für immer verloren gehen
acts-tokens-to-warp = wenn Steine in den Warp gehen

# Zahlen, Erlaubnisse und was aufgehalten wird
acts-added = wenn die Summen gezählt werden
acts-bases-to-win = wenn feststeht, wer gewonnen hat
acts-win = wenn feststeht, wer gewonnen hat
acts-card = wenn Karten gelegt werden
acts-consolation = wenn der Trost gezählt wird
acts-deal-loss = wenn ein Handel scheitert
acts-draw = wenn Karten gezogen werden
acts-edict = wenn ein Edikt gespielt wird
acts-flare = wenn eine Flare gespielt wird
acts-join-uninvited = wenn Verbündete dazukommen
acts-keep-edicts = wenn Handkarten gezählt werden
acts-keep-power = immer
acts-lay = wenn Karten gelegt werden
acts-new-hand = wenn eine neue Hand gezogen wird
acts-power = wenn eine Kraft eingesetzt wird
acts-prefer-to-lay = wenn Karten gelegt werden
acts-release = wenn Steine den Warp verlassen
acts-release-all-the-same = wenn Steine den Warp verlassen
acts-release-by-deal = wenn ein Handel zustande kommt
acts-reward = wenn Belohnungen gezählt werden
acts-send = wenn Steine geschickt werden
acts-send-any-number = wenn Steine geschickt werden
acts-token = wenn Steine gezählt werden
acts-total = wenn die Summen gezählt werden
acts-winner = wenn ein Kampf entschieden wird
acts-timeout-ended = nach einer Auszeit
acts-join = wenn sich Verbündete anschließen
