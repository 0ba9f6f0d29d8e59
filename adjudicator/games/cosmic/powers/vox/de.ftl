about-piece-vox =
    Du verschaffst dir Gehör: Ein Attack unter 11, den deine Seite zeigt, zählt 11.

    Das gilt, wenn du Hauptspieler oder Verbündeter des Angriffs bist. Es geschieht, wenn die Karten aufgedeckt werden, auch in einer Wiederholung.
