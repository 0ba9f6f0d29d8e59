about-piece-siren =
    Du lockst: Einen Spieler, der einen anderen angreifen soll, in einem System, in dem du eine Basis hast, lässt du stattdessen dich angreifen.

    Das tust du mit einem Spieler im Zug, bevor die Angriffe beginnen. Er greift einen Planeten deines Heimatsystems an, den er nennt; nennt kein Befehl von ihm einen dort, werden der Planet und seine Steine ausgelost.
about-order-lure = Lässt einen Spieler dich angreifen, der jemanden angreifen soll, in dessen System du eine Basis hast (Siren).
why-not-to-be-lured = greift niemanden in einem anderen System an, in dem du eine Basis hast
