about-piece-tick-tock =
    Die Zeit arbeitet für dich: Jeder Kampf, den eine Verteidigung gewinnt, und jeder Handel, der geschlossen wird, bringt dich einen Schritt näher.

    Das gilt in allen Kämpfen, ob in deinen oder nicht. Hast du zehn Schritte gesammelt, gewinnst du am Ende des Zuges, so viele Basen du auch hast; wie sonst gewinnen kannst du ebenso.
about-piece-wild-tick-tock =
    Ist der Schicksalsstapel leer geworden und wieder gefüllt worden, gründest du eine Basis in der Fremde, mit einem bis vier deiner Steine.

    Sie ist auf einem beliebigen Planeten im System eines anderen Spielers, auf dem du keine hast; das geschieht, wenn das Schicksal gezogen ist.
about-piece-super-tick-tock = Sind die Karten entschieden, gibst du einen Stein deiner vollsten Basis auf und kommst dafür einen Schritt näher.
about-order-chime = Spielt den Flare von Tick-Tock: Wild sagt er, wo du eine Basis gründest und womit; Super sagt er nichts weiter.
