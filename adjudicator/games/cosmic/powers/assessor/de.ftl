about-piece-assessor =
    Du besteuerst die anderen: Wer mehr als einen Stein in einen Kampf schickt, gibt dir zufällig eine Karte seiner Hand.

    Das gilt für Angriffe und für Verbündete, jedes Mal, wenn sie welche schicken. Per Post: sobald sie geschickt sind; wer danach zu wenige Kampfkarten hat, bekommt neue (Regel 13).
