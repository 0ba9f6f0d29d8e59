about-piece-wild-sorcerer =
    Die Hauptspieler eines Kampfs tauschen ihre Kräfte für immer.

    Per Post: in Phase 2, so dass jeder weiß, wer welche hat, bevor Karten gewählt werden.
about-piece-super-sorcerer = Auch als Verbündeter lässt du die beiden Karten tauschen, bevor sie aufgedeckt werden.
about-piece-sorcerer =
    Als Hauptspieler darfst du die beiden Karten tauschen lassen, bevor sie aufgedeckt werden.

    Von da an gehört jede Karte dem, vor dem sie liegt: Er nimmt sie zurück, behält sie oder legt sie beiseite.
about-order-swapcards = Lässt die beiden gelegten Karten tauschen (Sorcerer).
