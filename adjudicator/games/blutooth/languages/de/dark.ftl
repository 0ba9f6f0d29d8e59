# Die dunkle Schmiede: woran man ihre Kapseln erkennt, und was man aus ihr bekommt.

pods-dark =
    { $count ->
        [1] 1 dunkle Kapsel
       *[other] { $count } dunkle Kapseln
    }
piles-dark = Kapseln in der dunklen Schmiede: { $forge }; verbraucht: { $exhausted }.
dark-held = Dunkle Kapseln, die alle von anderen unterscheiden können: { $held }.
dark-forge-refilled = Die dunkle Schmiede war leer: Ihre verbrauchten Kapseln kamen wieder hinein.
demand-draft-dark = eine Kapsel aus der dunklen Schmiede
rules-dark = Es gibt außerdem eine dunkle Schmiede. Ihre Kapseln erkennen alle, ohne zu sehen, welche es sind; verschrottet kommen sie in sie zurück. Ein Bonus, eine Kapsel, die in einer Verhandlung gefordert wird, und ein mit Mammon gekaufter Bonus können eine dunkle Kapsel sein; Nachschub ist es nie.
why-dark-forge-has-nothing = es gibt keine dunkle Kapsel, die sich ziehen ließe
why-colour-orange = orange (Kicker)
why-colour-gray = grau (Intimidate)
why-colour-black = schwarz (Risse)

pod-idle = Bewirkt noch nichts.
pod-kicker = Neben deiner Leitkapsel scharf gemacht: Deren Zahl zählt { $value }-fach.
pod-intimidate = Neben einer Leitkapsel scharf gemacht: Deine Flotte ist gegen eine Brigade eine Brigade von { $value }, sonst ein Gesandter.
pod-rift = Beim Warpfall: { $value } Schiffe aus dem Warp, Kapseln oder Basen daheim. Wer sie dir nimmt, verliert so viele Schiffe.
pod-renowned-negotiate = Wie Negotiate; im Kampf statt der Entschädigung Nachschub, wenn du willst, in einer Verhandlung 2 Einfluss mehr.
pod-crooked-negotiate = Wie Negotiate; im Kampf so viel mehr Entschädigung, wie du Mammon hast, in einer Verhandlung Einfluss für Mammon.
pod-stubborn-negotiate = Wie Negotiate; im Kampf werden Schiffe und Flaggschiff nicht zerstört, in einer Verhandlung kostet es 1 mehr, dir etwas zu verweigern.
pod-innocent-negotiate = Wie Negotiate; im Kampf die doppelte Entschädigung, in einer Verhandlung ist deine erste Forderung umsonst.
pod-aggressive-negotiate = Wie Negotiate; im Kampf verliert der Gegner so viele Schiffe wie du, statt zu zahlen, in einer Verhandlung doppelt so viele, wenn er abbricht.
pod-home-reinforcement = Not: 1 Stärke mehr für jedes deiner Schiffe in deinem System.
pod-warp-reinforcement = Not: 1 Stärke mehr für jedes deiner Schiffe im Warp.
pod-fleet-reinforcement = Not: 1 Stärke mehr für jedes Schiff deiner Flotte.

about-option-dark = Ob es eine dunkle Schmiede gibt (die Dimension Illicit).
about-option-poison = Wie viele Kapseln Poison es gibt: 3, keine (die Dimension Clean), oder 2 für jedes Alien (Toxic, Q64).

primed-beside = { part-who } { $seat ->
        [you] hast
       *[other] hat
    } neben der Leitkapsel der { part-fleet } { $pod ->
        [no] eine Kapsel
       *[other] { $pod }
    } scharf gemacht{ part-invasion }.
shown-beside = Neben der Leitkapsel der { part-fleet }: { $pod } von { $seat ->
        [you] dir
       *[other] { $seat }
    }.
influence-bought = { part-du-hast } { $lucre } Mammon für ebenso viel Einfluss ausgegeben{ part-invasion }.
ask-kicker = { $invasion }: Machst du neben deiner Leitkapsel einen Kicker scharf?
silent-kicker = keinen
ask-intimidate = { $invasion }: Machst du neben der Leitkapsel deiner Flotte ein Intimidate scharf?
silent-intimidate = keins
called-kicker = Kicker
called-intimidate = Intimidate
called-giving-up = aufgegebene Schiffe
called-renowned = Nachschub statt Entschädigung
called-crooked = Mammon für Einfluss
why-primes-nothing-beside = es nennt keine Kapsel, die neben der Leitkapsel scharf gemacht wird
why-not-a-kicker = { $pod } ist kein Kicker
why-not-an-intimidate = { $pod } ist kein Intimidate
about-order-kick = Macht neben deiner Leitkapsel einen Kicker scharf: Ihre Zahl wird vervielfacht.
about-order-intimidate = Macht neben der Leitkapsel deiner Flotte ein Intimidate scharf: Gegen eine Brigade ist sie eine von dieser Zahl, sonst ein Gesandter.
about-order-giveup = Wählt, welche deiner Schiffe auf Planeten verloren gehen, wo du welche aufgeben musst; der Rest kommt von den vollsten Basen.
about-order-takeresupply = Nimmt Nachschub statt einer Entschädigung (Renowned Negotiate).
about-order-spend = Gibt in einer Verhandlung Mammon für Einfluss aus, eins für eins (Crooked Negotiate).
about-option-intimidate = Was ein Intimidate in einer Brigade zählt: seine Zahl statt der der Leitkapsel, oder außerdem (Q52).
about-piece-renowned-negotiate =
    Führt einen Gesandten. Wird er im Kampf geschlagen, darfst du statt der Entschädigung Nachschub nehmen.

    In einer Verhandlung hast du 2 Einfluss mehr.
about-piece-crooked-negotiate =
    Führt einen Gesandten. Wird er im Kampf geschlagen, zahlt der Gegner so viel mehr, wie du Mammon hast.

    In einer Verhandlung kannst du Mammon ausgeben: Jedes gibt 1 Einfluss.
about-piece-stubborn-negotiate =
    Führt einen Gesandten. In dieser Begegnung werden deine eigenen Schiffe nicht zerstört, sondern kehren zurück, und du behältst dein Flaggschiff.

    In einer Verhandlung kostet es den anderen Anführer 1 Einfluss mehr, dir eine Forderung zu verweigern.
about-piece-innocent-negotiate =
    Führt einen Gesandten. Wird er im Kampf geschlagen, wirst du doppelt entschädigt.

    In einer Verhandlung ist deine erste Forderung umsonst.
about-piece-aggressive-negotiate =
    Führt einen Gesandten. Wird er im Kampf geschlagen, zahlt der gegnerische Anführer nicht, sondern verliert so viele Schiffe wie du.

    In einer Verhandlung hat der andere Anführer doppelte Verluste, wenn er abbricht.
