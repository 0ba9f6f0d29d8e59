about-piece-bleeding-heart =
    In jedem Kampf darfst du den Frieden ausrufen: Attacks bis zehn sind dort Compromises, und der Trost wird verdoppelt.

    Du musst nicht dabei sein. Per Post: Du rufst ihn mit Phase 2 aus, sodass alle es wissen, wenn Karten gewählt werden. Das gilt auch, wenn der Kampf wiederholt wird.
about-piece-wild-bleeding-heart =
    Als Hauptspieler lässt du in deinem Kampf jeden Attack ab zehn als Compromise gelten.

    Er wird mit Phase 2 gespielt, sodass alle es wissen, wenn Karten gewählt werden, und gilt auch, wenn der Kampf wiederholt wird.
about-piece-super-bleeding-heart = Scheitert dein Handel, verliert der andere Verhandelnde doppelt so viele Steine.
about-order-pity = Macht in einem Kampf jeden Attack bis zehn zum Compromise und verdoppelt dort den Trost (Bleeding Heart).
