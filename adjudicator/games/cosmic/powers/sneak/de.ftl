about-piece-sneak =
    Verlierst du als Verteidigung einen Heimatplaneten, darfst du dich davonschleichen: Deine Steine kommen auf einen Planeten deines Gegners.

    Sie kommen alle auf einen Planeten im Heimatsystem des Angreifers, auf dem niemand kämpft, wer auch immer dort ist, statt in den Warp.
about-order-sneakaway = Bringt die Steine eines verlorenen Heimatplaneten auf einen Planeten dessen, der ihn genommen hat (Sneak).
