about-piece-maven =
    Du weißt es besser: Wo du weder Hauptspieler noch Verbündeter bist, darfst du einen Kampf entscheiden, indem du eine Karte ablegst.

    Ein gerader Attack gibt ihn dem Angriff, ein Compromise lässt die Hauptspieler verhandeln, und jede andere Karte gibt ihn der Verteidigung: ein ungerader Attack, ein Edikt, ein Flare. Das geschieht, wenn beide Karten liegen; sie gehen ungesehen zurück. Per Post: In mehreren Kämpfen kostet es je eine Karte.
about-piece-wild-maven =
    Wo du weder Hauptspieler noch Verbündeter bist, zählst du zehn zur Summe einer der beiden Seiten dazu.

    Er wird gespielt, wenn die Karten liegen, und gilt auch, wenn der Kampf wiederholt wird.
about-piece-super-maven =
    Entscheidest du diesen Kampf, gehören dir beide Kampfkarten.

    Er wird mit Phase 3 gespielt, bevor Karten gelegt werden.
about-order-overrule = Legt eine Karte ab, um einen Kampf zu entscheiden, in dem du nicht bist (Maven).
about-order-advice = Spielt den Flare von Maven: Wild sagt er, wessen Summe du erhöhst, Super nichts.
