about-piece-wild-kamikaze =
    Als Hauptspieler schickst du einen bis vier Steine in den Warp; dein Attack zählt für jeden drei mehr.

    Sie kommen von Basen, die nicht angegriffen werden. Gespielt wird er, wenn die Karten aufgedeckt sind, und er gilt auch für eine Wiederholung.
about-piece-super-kamikaze = Beginnt dein Zug, verlassen zwei weitere deiner Steine den Warp, nach dem einen, der ihn für jeden verlässt.
about-piece-kamikaze =
    In jedem Kampf darfst du als Hauptspieler einen bis vier Steine in den Warp schicken; für jeden ziehst du zwei Karten.

    Sie kommen von Basen, die nicht angegriffen werden. Per Post: mit Phase 2 befohlen, sind die Karten da, wenn du die Befehle für sie schreibst.
about-order-dive = Schickt einen bis vier deiner Steine in den Warp; du ziehst für jeden zwei Karten (Kamikaze).
about-order-divebyflare = Spielt den Flare von Kamikaze; beim Wild-Teil nennst du die Steine, die du in den Warp schickst.
