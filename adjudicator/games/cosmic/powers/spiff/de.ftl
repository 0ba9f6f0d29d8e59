about-piece-wild-spiff = Verlierst du als Verteidigung, bleibt einer deiner Steine neben den Siegern auf dem Planeten.
about-piece-super-spiff = Du machst eine Bruchlandung, wenn dein Angriff um fünf oder mehr gescheitert ist, ohne eine weitere Anordnung; zweimal landet niemand.
about-piece-spiff =
    Du darfst bruchlanden: Scheitert dein Angriff um zehn oder mehr, landet trotzdem einer deiner Steine auf dem Planeten.

    Dazu müssen zwei Attacks offenliegen. Deine übrigen Steine kommen in den Warp; wer auf dem Planeten steht, bleibt dort.
about-order-crash = Lässt einen deiner Steine trotzdem landen, wenn dein Angriff weit gescheitert ist (Spiff).
