about-piece-sting =
    Verlierst du zwei oder mehr Steine an den Warp, darfst du die Hälfte davon einen anderen Spieler für dich verlieren lassen.

    Deine Hälfte kommt in den Limbo. Die Steine des anderen kommen zufällig von Basen, aber von keiner, die angegriffen wird, und für jeden nimmt er zufällig eine Karte deiner Hand. Mit `STING any` ist es jemand von der anderen Seite.
about-order-sting = Lässt einen anderen Spieler die Hälfte dessen verlieren, was du verlierst; er nimmt so viele Karten deiner Hand (Sting).
why-none-to-lose = dieser Spieler hat keinen freien Stein zu verlieren
