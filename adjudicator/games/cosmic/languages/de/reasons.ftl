# Warum nicht geht, was befohlen wurde. Es steht hinter einem Doppelpunkt oder in Klammern, ohne Punkt am Ende.
why-not-so-many-tokens = so viele Steine sind nicht da
why-tokens-held-fast = von einem angegriffenen Planeten darf kein Stein weg (Regel 14)
why-tokens-too-many-named = { $named } Steine sind genannt, aber nur { $wanted } sollen geschickt werden
why-tokens-too-few = nur { $there } von { $wanted } Steinen sind da
why-tokens-sent-at-most = höchstens { $most } Steine dürfen geschickt werden
why-tokens-sent-one-to-four = ein bis vier Steine müssen geschickt werden
why-no-tokens-named = es ist kein Stein genannt
why-gives-up-no-tokens = damit wird kein Stein aufgegeben
why-tokens-given-up-one-to-four = ein bis vier Steine müssen aufgegeben werden
why-tokens-only = es sind nur { $count } Steine
why-tokens-exactly = es müssen genau { $count } Steine genannt werden
why-tokens-left-over = { $left } der { $count } Steine bleiben übrig
why-tokens-from-one-to-twenty = mindestens ein Stein muss mit, und niemand hat mehr als zwanzig
why-no-base-there = du hast dort keine Basis
why-no-attack = das ist kein Angriff
why-not-to-be-attacked = diesen Planeten musst du in diesem Zug nicht angreifen
why-attacked-already = diesen Planeten greifst du schon an
why-joins-nothing = damit schließt du dich nichts an
why-not-invited = auf diese Seite bist du nicht eingeladen
why-no-aid = das bietet keine Hilfe an
why-takes-no-aid = das nimmt keine Hilfe an
why-aid-asked-for = du wurdest um höchstens { $most } gebeten
why-tokens-at-most = höchstens { $most } Steine lassen sich bewegen
why-moves-no-tokens = das bewegt keinen Stein
why-no-free-base-there = du hast dort keine Basis, deren Steine in keinem Kampf stehen
why-planet-attacked = dieser Planet wird angegriffen (Regel 14)
why-not-a-place = das ist kein Ort
why-no-agreement = das ist keine Abmachung
why-agreement-with-others = abmachen kannst du nur mit anderen etwas, die mitspielen
why-agreement-words = zu einer Abmachung gehört ein Wort oder zwei, die ihr alle schreibt
why-no-challenge-card = das ist keine Kampfkarte
why-not-laid = { $card } ist keine Kampfkarte; Attack und Compromise werden mit CARD gelegt
why-card-not-held = diese Karte ist nicht auf deiner Hand
why-this-card-not-held = { $card } ist nicht auf deiner Hand
why-cards-not-held = diese Karten sind nicht auf deiner Hand
why-discards-one-to-three = nenne eine bis drei Karten, die du ablegst
why-no-loss = das ist kein Verlust
why-one-card-of-each = von jeder Art, die du hast, ist eine Karte zu nennen: { $kinds }
why-kind-attack = Attack
why-kind-compromise = Compromise
why-kind-morph = Morph
why-kind-edict = Edikt
why-kind-flare = Flare
why-kind-reinforcement = Reinforcement
why-plague-takes-what = sag, welche Steine und Karten die Plague nimmt
why-no-barging-there = auf dieser Seite kannst du dort keinen Platz verlangen
why-barging-from-there = die Steine müssen aus dem Heimatsystem von { $other } kommen
why-no-founding-there = dort kannst du keine Basis gründen
why-not-declined = das lässt sich nicht ablehnen; ohne andere Antwort entscheidet das Los
why-mains-no-allies = Hauptspieler können in ihrem eigenen Kampf nicht verbündet sein, und wer nicht mehr mitspielt, auch nicht
why-mains-no-allies-of-them = keiner von ihnen kann in diesem Kampf verbündet sein
why-no-ally-of-them = keiner von ihnen ist in diesem Kampf verbündet
why-only-planets = nur ein Planet lässt sich angreifen
why-no-instruction = das ist keine Anweisung
why-no-base-in-system = er hat in deinem System keine Basis
why-no-base-on-planet = er hat auf diesem Planeten keine Basis
why-no-resettling = das ist kein leerer Planet von dir, oder in dieser Partie wird nicht neu besiedelt
why-no-reward = das ist keine Belohnung
why-reward-in-all = die Belohnung ist zusammen { $count }
why-reward-one-rest = nur ein Teil einer Belohnung kann der Rest sein
why-not-so-many-in-warp = so viele Steine hast du nicht im Warp
why-no-deal = das ist kein Handel
why-deal-of-nothing = ein Handel um nichts ist keiner: Wenigstens eine Basis oder eine Karte muss wechseln
why-deal-one-base = in einem Handel kann jeder höchstens eine Basis bekommen
why-not-so-many-cards = so viele Karten hast du nicht
why-base-not-theirs = nur ein Planet, auf dem der Geber eine Basis hat, lässt sich geben
why-base-there-already = eine Basis lässt sich nur geben, wo der andere noch keine hat
why-no-release-by-deal = niemand hier kann durch einen Handel Steine aus dem Warp befreien
why-no-invitation = das ist keine Einladung
why-divides-nothing = das teilt nichts auf
why-challenge-not-against = Kampf { $challenge } geht nicht gegen diese Steine
why-own-use = das nennt dich selbst, und niemand kann davon etwas aufheben, was er selbst einsetzt

# Was die Prüfungen finden: ganze Sätze.
why-aid-of-mains = { $other } trägt diesen Kampf selbst aus, und Hilfe kommt von anderen{ $count ->
        [0] {""}
       *[other] : { $others }
    }.
why-aid-of-ones-own = Kampf { $challenge } trägst du selbst aus: Dort wird dir Hilfe angeboten, und du nimmst sie mit TAKE AID an.
why-aid-comes-first = Befehl { $line } bietet in diesem Kampf Hilfe an, und du tust dort nur eines von beiden. Willst du dich lieber anschließen, schreib das JOIN über das AID.
why-used-in-phases = { $piece } wird in Phase { $phases } eingesetzt, und offen ist Phase { $phase }.
why-sums-not-made = { $facts } { $several ->
        [yes] sind
       *[no] ist
    } noch nicht bekannt, wenn danach gefragt wird, denn zusammengezählt wird erst später. Schreib { $instead }: Das wird aus den Karten und Steinen ermittelt, die dann offen liegen.
why-played-at-once = { $facts } { $several ->
        [yes] sind
       *[no] ist
    } nicht bekannt, wenn danach gefragt wird: Wer dasselbe aufheben kann, wird im selben Moment gefragt. Lass es weg, oder sprecht ab, wer spielt.
why-tokens-of-another = Nur Möglichkeit { $other } nennt Steine, und in dieser gehen so viele wie erlaubt, von deinen vollsten Basen; sind dieselben gemeint, schreib `{ $meant }`.
why-dictates-to-oneself = Für dich selbst gilt dein Los; nenn einen anderen als den, der angreift.
why-dictated-own-system = Niemand greift sich selbst an; nenn einen anderen als den, der angegriffen wird.
why-under-siege = { $place } wird angegriffen, und bis das vorbei ist, kommt dort kein Stein weg oder hin (Regel 14); { $free ->
        [0] keine deiner Basen ist frei
        [1] frei ist { $places }
       *[other] frei sind { $places }
    }.
why-found-deal-of-nothing = Ein Handel um nichts ist keiner: Wenigstens eine Basis oder eine Karte muss wechseln.
why-found-deal-not-now = So wie es steht: { $why }.
part-hat = { $who ->
        [you] du hast
       *[other] { $who } hat
    }
why-has-no-base = { part-hat } dort keine Basis, die zu geben wäre
why-has-base-already = { part-hat } dort schon eine Basis
why-has-only-cards = { part-hat } nur { $count ->
        [1] 1 Karte
       *[other] { $count } Karten
    }
why-has-no-card = { part-hat } kein { $card } zu geben
why-has-not-so-many-there = für die neue Basis hast du dort nicht so viele Steine, sondern { $count ->
        [0] keinen
        [1] einen
       *[other] { $count }
    }
why-limbo-moved-first = dein Befehl { $line } bringt die Steine aus dem Limbo auf deine Basen, bevor gehandelt wird; für die neue Basis sind sie dann nicht mehr da
why-has-no-release = { part-hat } keine Kraft, die durch einen Handel Steine befreit
why-own-card-not-held = von den Karten von { $piece } hältst du hier { $cards }
