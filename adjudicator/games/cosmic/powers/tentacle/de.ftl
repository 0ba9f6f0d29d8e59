about-piece-tentacle =
    Du reichst weiter: Als Hauptspieler oder Verbündeter zählst du zur Summe deiner Seite die Ziffern ihres Attacks dazu.

    Ein Attack 14 bringt fünf mehr, ein Attack 8 acht und ein Attack 20 zwei. Gemeint ist der Attack, wie er zählt, was auch immer aus ihm geworden ist.
