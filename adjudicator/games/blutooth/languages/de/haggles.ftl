# Feilschen: Verhandlungen neben den Invasionen, mit einem Preis für die eine und Einfluss für die andere Seite.

haggle-proposed = { part-du-hast } { $other ->
        [you] dir
       *[other] { $other }
    } ein Feilschen angeboten: { $prize } für { $influence } Einfluss.
haggle-failed = Aus dem Feilschen zwischen { $seat ->
        [you] dir
       *[other] { $seat }
    } und { $other ->
        [you] dir
       *[other] { $other }
    } ist nichts geworden.
haggle-agreed = { part-du-hast } mit { $other ->
        [you] dir
       *[other] { $other }
    } gefeilscht: { $prize } gegen { $demands }.
ask-haggle = Bietest du jemandem ein Feilschen an: einen Preis und Einfluss, mit dem von dir gefordert werden darf?
silent-haggle = du bietest keines an
called-haggle = Feilschen
ask-bargain = { $other } will von dir { $prize } und gibt dafür { $influence } Einfluss: Was forderst du? Es gelten die Preise einer Verhandlung.
silent-bargain = es wird nichts daraus
called-bargain = Feilschen
ask-call-off = Brichst du das Feilschen ab, das du { $other } angeboten hast?
silent-call-off = nein
called-call-off = Abbruch eines Feilschens
rules-haggles = Im Brief eines Starts darf jeder einem anderen Alien ein Feilschen anbieten: einen Preis, und Einfluss, mit dem es dafür fordern darf. Es antwortet im nächsten Brief, zu den Preisen einer Verhandlung. Nichts lässt sich abwehren, und Abbrechen kostet nichts.
why-no-haggle = es sagt nichts von einem Feilschen
why-haggle-with-another = gefeilscht wird mit einem anderen Alien der Partie
why-not-by-haggle = das ist durch Feilschen nicht zu haben
why-haggle-influence = du kannst 1 bis { $most } Einfluss geben
why-haggle-prize-lacking = du hast keine { $pod } zu geben
why-haggle-dear = es kostet { $cost }, und gegeben werden { $left } Einfluss
about-order-proposehaggle = Bietet ein Feilschen an: Das andere Alien soll dir den Preis geben und darf dafür für so viel Einfluss von dir fordern.
about-order-bargain = Nimmt das Feilschen des genannten Aliens an und fordert dafür dies, in dieser Reihenfolge, für den gegebenen Einfluss.
about-order-calloff = Bricht das Feilschen ab, das du dem genannten Alien angeboten hast; das kostet nichts.
about-option-haggles = Ob Aliens neben den Invasionen feilschen dürfen: ein Preis gegen Einfluss.
about-question-haggle = Feilschen
about-question-bargain = Feilschen
about-question-call-off = Abbruch eines Feilschens
