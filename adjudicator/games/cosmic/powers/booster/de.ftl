about-piece-booster =
    Du willst viel Treibstoff brennen sehen: Schickst du drei oder vier Steine in einen Kampf, ziehst du eine Karte.

    Bei einem oder zweien legst du zufällig eine ab. Das gilt, wenn du angreifst und wenn du dich einem Angriff als Verbündeter anschließt.
