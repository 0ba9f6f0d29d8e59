about-piece-glutton =
    Immer wenn du Karten vom Stapel ziehst, ziehst du zwei mehr, und mit jedem Stein von dir, der den Warp verlässt, verlassen ihn zwei weitere.

    Die weiteren kommen in den Limbo. Auch neue Hände (Regel 13) und Belohnungen sind gezogen; was aus der Hand eines anderen kommt, nicht.
