about-piece-remora =
    Du hängst dich an andere: Zieht ein anderer Spieler Karten vom Stapel, ziehst du eine.

    Verlassen Steine eines anderen Spielers den Warp, verlässt ihn einer von dir, in den Limbo. Per Post: Beides geschieht ohne einen Befehl von dir, jedes Mal, wenn es geht.
about-piece-wild-remora =
    Wenn die Karten entschieden sind, ziehst du eine Karte für jeden Flare, den andere in diesem Kampf gespielt haben.

    Auch ein Flare, der aufgehalten wurde, ist gespielt worden.
about-piece-super-remora =
    Gewinnt der Angriff eines anderen Spielers, hast auch du etwas davon: Du ziehst eine Karte, und einer deiner Steine verlässt den Warp.

    Gespielt wird er, wenn der Kampf entschieden ist.
why-no-flare-of-others = kein anderer hat hier einen Flare gespielt
