# Berichte: Überschriften, Tafeln, und was aus Befehlen wurde. Ein „*“ bezeichnet, was seit dem letzten anders ist.

heading-happened = Was geschah
heading-end = Der Endstand
heading-round = Runde { $round }: Planet { $round }, Tafel { $mat }
heading-contest = Runde { $round }: Die { $seats } spielen weiter
heading-planets = Die Planeten
heading-market = Der Markt
heading-players = Die Spieler
heading-yours = Was dir geschah
heading-hand = Deine Hand
heading-abilities = Fähigkeiten
heading-short = Die Regeln in Kürze
heading-lie = Planeten
heading-resistance = Örtlicher Widerstand

different = * Anders als im letzten Bericht.
grid-points = Seine Gitterpunkte sind { $points }.
contest-rules = Es werden keine Stationen mehr gesetzt, keine Karten genommen und keine Planeten getauscht. Wer in einer Runde mehr Überlegenheiten nimmt als jeder der anderen, hat gewonnen. Sind die Karten aus oder kostet eine Runde niemanden eine Karte, entscheiden die meisten gesetzten Stationen.{ $abilities ->
        [yes] {" "}Die Karten der Fraktionen wirken wie bisher; der Markt bleibt, wie er ist.
       *[no] {""}
    }
tie-counted = Gleich viele Stationen, die meisten an Planet { $planet }: { $shares }.
tie-share = { $seat } mit { $stations } und { $points ->
        [no] keiner benachbarten
       *[other] { $adjacent } benachbarten auf { $points }
    }
planet-lies = Planet { $planet } liegt auf Tafel { $mat }; seine Gitterpunkte sind { $points }.
resistance-one = Planet { $planet }: { $cards }
resistance-all = Örtlichen Widerstand gibt es auf { $planets }.
every-card = Jede Karte
resistance-at = Planet { $planet }: { $cards }.

no-cards = Du hast keine Karten.
faction-card = Die Karte deiner Fraktion ist { $ability }: HELP { $ability } sagt, was sie kann.{ $used ->
        [yes] {" "}In dieser Runde hast du sie schon gespielt.
       *[no] {""}
    }
card-keep = Behalt sie, oder gib sie an den Markt.
card-nothing = In dieser Runde nichts mehr.
card-white = Mit einer schwarzen Karte: bringt { $adds }.
card-adds = Bringt { $adds }.
card-other-suit = Nichts, solange du der Farbe { $suit } folgst.
card-is-black = Eine schwarze Karte der Farbe { $suit }. Sie zeigt { $forces }. Ein Zug ist eine schwarze Karte, wenn du magst mit einer weißen; alle schwarzen Karten, die du in einer Runde spielst, haben dieselbe Farbe.
card-is-white = Eine weiße Karte. Sie zeigt { $forces }. Du kannst sie in einem Zug neben einer schwarzen Karte spielen, welche Farbe die auch hat.

# Die Regeln in Kürze, für alle, die keine zur Hand haben.
short-end = Das Spiel endet nach einer Runde, in der jemand { $wanted } Planeten hat, oder nach der zwölften.
short-turn = In einem Zug spielst du eine schwarze Karte (sun, moon oder star) und, wenn du willst, eine weiße (eclipse) dazu, oder du steigst aus. Alle schwarzen Karten, die du in einer Runde spielst, haben dieselbe Farbe.
short-retire = Wer aussteigt, nimmt jede Überlegenheit, die in dieser Runde noch niemand genommen hat und für die mehr Streitkräfte vor ihm liegen als vor jedem anderen, der noch dabei ist{ $two ->
        [yes] , und mehr, als der örtliche Widerstand hat
       *[no] {""}
    }: für Drones, Fighters, Mechs und Missiles je eine Station am Planeten, in einer Runde höchstens eine auf jedem Punkt; für die Stargates eine Karte vom Markt, die Wahl, wer die nächste Runde beginnt, und den Tausch zweier späterer Planeten. Dann nimmt er zwei Karten vom Markt, der Letzte nur eine; wer nichts gespielt hat, zieht noch eine.
short-claims = Am Ende der Runde beansprucht den Planeten, wer dort die meisten Stationen hat; danach gilt dasselbe für jeden noch freien Planeten mit kleinerer Nummer. Bei Gleichstand zählen die Stationen mit, die eine Gitterlinie entfernt sind. Eine Station zählt bei jedem Planeten, an den ihr Punkt grenzt.

head-card = Karte
head-held = Zahl
head-now = Was sie jetzt kann
head-player = Spieler
head-turn = Runde
head-cards = Karten
head-left = Stationen übrig
head-planets = Planeten
head-stations = Stationen
head-planet = Nr.
head-mat = Tafel
head-claimed = Anspruch
head-point = Punkt
row-resistance = Widerstand
row-taken = Genommen von
status-retired = ausgestiegen
status-watches = sehen zu
status-in = { $next ->
        [yes] am Zug
       *[no] dabei
    }{ $suit ->
        [no] {""}
       *[other] , { $suit }
    }

# Was ein Spieler entscheidet, im Akkusativ, und wie es vor einem Doppelpunkt heißt.
place-name = Umlauf
decided-turn = deinen Zug
decided-station = deine Station
decided-take = deine Karte vom Markt
decided-give = deine Karten für den Markt
decided-switch = deinen Tausch
decided-start = den Startspieler
left-turn = Nichts, was du befohlen hast, ging in deinem Zug{ $where }: Du bist ausgestiegen.
left-turn-unordered = Du hast nichts befohlen für deinen Zug{ $where }: Du bist ausgestiegen.
called-turn = Zug
called-station = Station
called-take = Karte vom Markt
called-give = Karten für den Markt
called-switch = Tausch
called-start = Startspieler

# Worum gespielt wird, und wie: für alle, die es noch nie gespielt haben.

in-short-goal = Um zwölf Planeten wird gekämpft, in jeder Runde um einen. Wer am Ende der Runde die meisten Kampfstationen um ihn hat, beansprucht ihn für immer; wer zuletzt die meisten Planeten hat, gewinnt.
in-short-turn = Bist du dran, spielst du eine schwarze Karte und, wenn du willst, eine weiße dazu, oder du steigst aus. Wer aussteigt, bekommt eine Station für jede Art von Streitkräften, von der er mehr gezeigt hat als jeder andere, der noch dabei ist, wenn sie in dieser Runde noch keiner genommen hat. Du schickst einen Brief mit einem Plan, was du spielst und wann du aussteigst; die Runde geht weiter, solange alle Pläne antworten.

# Was eine Seite vom Kampf um einen Planeten zeichnet. $forces sind Überlegenheiten.
scene-side = { $retired ->
        [yes] ausgestiegen
       *[no] dabei
    }
scene-taken = Überlegenheiten: { $forces } =
scene-claims = beansprucht Planet { $planets }
scene-station = Station
