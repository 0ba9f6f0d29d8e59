about-piece-hypochondriac =
    Als Hauptspieler oder Verbündeter nennst du jemanden im Kampf, der dir Angst macht: Er bekommt eine Angstmarke.

    Es sei denn, man beruhigt dich: Jeder darf dir dafür eine Karte geben, und die erste, die dir genügt, gehört dir. Per Post: Mit Phase 2 nennst du ihn, und wenn du willst die Karten, die dir genügen; auch die anderen schreiben mit Phase 2, was sie geben würden. Du beginnst mit acht Marken.

    Wenn ein Kampf vorbei ist, gibt der Sieger dem Verlierer die Hälfte seiner Marken, aufgerundet, dir aber nur eine. Wer die meisten Marken hat, auch du selbst, landet nicht, wo ihn dieser Stützpunkt das Spiel gewinnen ließe: Seine Steine warten im Limbo.
about-piece-wild-hypochondriac =
    Du bist nicht zu Hause: Wenn das Schicksal für den nächsten Zug gezogen ist, zieht noch einmal, wer dort gegen dich geschickt wird.

    Per Post: Jeder von ihnen zieht einmal neu und kommt doch, wenn es wieder deine Scheibe ist. Du schreibst es mit der letzten Phase eines Zuges, ehe jemand gezogen hat.
about-piece-super-hypochondriac = In diesem Kampf darf dir zweimal jemand Angst machen, zwei verschiedene Spieler. Er wird zu Beginn von Phase 2 gespielt.
about-order-anxious = Nennt, wer dir in einem Kampf Angst macht, und wenn du willst die Karten, die dich beruhigen (Hypochondriac).
about-order-soothe = Gibt Hypochondriac eine Karte deiner Hand, wenn ihm in einem Kampf jemand Angst macht.
why-nobody-anxious = dort hat Hypochondriac vor niemandem Angst
why-anxious-about-whom = nenne einen anderen Spieler, der an diesem Kampf beteiligt ist
about-question-soothing = Beruhigung
