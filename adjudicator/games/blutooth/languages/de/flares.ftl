# Flares: was von ihnen erzählt und gefragt wird, und wie sie wirken.

flares-added = { $count ->
    [1] Ein Flare kam
   *[other] { $count } Flares kamen
} in die Schmiede: die der Aliens dieser Partie, und andere.
flare-stopped = { $seat ->
    [you] Dein { $piece }
   *[other] { $piece } von { $seat }
} wurde gestoppt{ $scrapped ->
    [yes] , und der Flare verschrottet
   *[no] {""}
}{ part-invasion }.
driver-exchanged = { part-du-hast } die Leitkapsel { part-flotte-der } durch { $pod } ersetzt und genommen{ part-invasion }.
forge-shown = { part-du-hast } die Schmiede durchgesehen{ $pods ->
    [no] .
   *[other] : { $pods }.
}
word-called = { part-du-hast } für { $piece } angesagt: { $word ->
    [odd] ungerade
    [even] gerade
    [0] den Angreifer
    [1] den Verteidiger
   *[other] { $word }
}{ part-invasion }.
powers-traded = { $seat ->
    [you] Du
   *[other] { $seat }
} und { $other ->
    [you] du haben
   *[other] { $other } haben
} die Kräfte getauscht{ part-invasion }.
powers-lent = Am Ende der Welle tauschen sie zurück.
powers-known = { $seat ->
    [you] Du hast
   *[other] { $seat } hat
} jetzt { $mine } und { $other ->
    [you] du hast
   *[other] { $other } hat
} { $theirs }: Die Kräfte sind getauscht{ part-invasion }.
ships-settled = { part-du-hast } { part-schiffe } von { $source } nach { $place } bewegt.
pod-bared = { part-du-hast } { $pod } gezeigt.
why-only-puts-in = er bringt Schiffe nur hinein
why-puts-in-at-most = mehr als { $most } Schiffe bringt er nicht hinein
distress-returned = Es gab keinen Kampf: Die scharfen Notkapseln kamen zurück{ part-invasion }.
why-oracle-hurries = ein Orakel ließ deine Flotte ihre Notkapseln scharf machen, bevor die Leitkapseln offen lagen
why-no-attack-held = { $pod } ist kein Angriff in deinem Magazin
why-names-nothing-there = was es nennt, ist nicht da
flare-scrapped = { part-du-hast } { $pod } verschrottet.
flare-burnt = { $pod } ist ausgebrannt: { $other ->
    [no] Kein Alien hat diese Kraft, also wurde er verschrottet.
    [you] Er gehört jetzt dir.
   *[other] Er gehört jetzt { $other }.
}
driver-turned = Die Leitkapsel { part-flotte-der } zählt als Angriff von { $might }{ part-invasion }.
ships-surfaced = Zur Flotte { $seat ->
    [you] von dir
   *[other] von { $seat }
} kam aus dem Warp: { part-schiffe }{ part-invasion }.
why-not-discharged = { $pod } ist kein Artefakt, das du in dieser Welle eingesetzt hast
ask-flare = Zündest du { $piece }?
ask-flare-ready = Hältst du { $piece } bereit?
silent-flare = du sparst seine Ladung
called-flare = Flare
heading-flare = { $pod }
flare-parts = { $name }: { $rules }
rules-flares = Flares gehören zu je einem Alien: Es selbst zündet den Teil Super, alle anderen den Teil Wild. Jeder hat eine Ladung für jede Invasion, und niemand zündet in einer Invasion mehr als einen; am Ende der Welle kommt er zurück.
acts-rally = wenn Schiffe geschickt werden
acts-charged = wenn das Los für die nächste Welle gezogen ist
acts-contact = wenn die Leitkapseln geöffnet werden
acts-agreed = wenn ihr euch geeinigt habt
acts-launched = wenn die Tore gerichtet sind
acts-flare = wenn ein Flare gezündet wird
acts-sponsor-last = wenn Schiffe geschickt werden
acts-distress = wenn Notkapseln scharf gemacht werden
acts-combat = bevor die Stärke gezählt wird
acts-arrived = wenn die Schiffe ankommen
acts-upkeep = am Ende der Welle
acts-driver-might = beim Zählen der Stärke
acts-compensation = beim Zählen der Entschädigung
acts-broken-off = wenn eine Verhandlung abgebrochen wird
about-order-playflare = Zündet einen Flare: den Teil Super, wenn er der deines eigenen Aliens ist, sonst den Teil Wild. Am Ende der Welle kommt er zurück.
about-order-zapflare = Stoppt und verschrottet einen Flare: des genannten Aliens oder irgendeines.
about-option-flares = Ob Flares in der Schmiede sind, zwei für jedes Alien: die Dimension Nuclear.
about-option-flare-use = Wie oft jeder Flare gezündet werden kann: einmal in jeder Invasion, oder einmal in einer Welle.
about-option-burnout = Welche Flares an das Alien gehen, dessen sie sind: die, bei denen es steht, oder alle im Teil Wild (Q26).
about-question-flare = Flare
