about-piece-lemming =
    Du magst kein Gedränge: Sind acht oder mehr Steine im Warp, darfst du bis zu vier von deinen herausholen.

    Alle Steine dort zählen, wem sie auch gehören. Deine kommen auf eine deiner Basen, daheim oder in der Fremde. Das geschieht, wenn das Schicksal für den nächsten Zug gezogen ist.
about-order-leap = Bringt bis zu vier deiner Steine aus einem überfüllten Warp auf eine deiner Basen (Lemming).
