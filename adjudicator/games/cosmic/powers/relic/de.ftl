about-piece-relic =
    Bekommt ein anderer Spieler eine neue Hand, gründest du eine Basis in seinem System, mit einem bis vier deiner Steine.

    Per Post: wenn das Schicksal für den nächsten Zug gezogen ist, im System jedes Spielers, der in diesem neue Karten bekommen hat (Regel 13), auf einem Planeten, auf dem du keine Basis hast.
about-order-unearth = Gründet eine Basis im System eines Spielers, der eine neue Hand bekommen hat (Relic).
