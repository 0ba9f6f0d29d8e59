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

pod-kicker = Neben deiner Leitkapsel scharf gemacht: Deren Zahl zählt { $value }-fach.
pod-intimidate = Neben einer Leitkapsel scharf gemacht: Deine Flotte ist gegen eine Brigade eine Brigade von { $value }, sonst ein Gesandter.
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

rewards-reversed = Die Belohnungen der beiden Flotten sind vertauscht{ part-invasion }.
pod-salvaged = { part-du-hast } { $pod } von den verbrauchten Kapseln genommen.
bases-founded = { part-du-hast } Basen gegründet: { $batches }.
called-rift = Riss
called-omni-cache-zap = Omni Zap auf ein Magazin
called-omni-ship-zap = Omni Zap auf ein Schiff
why-opens-no-rift = es sagt nicht, wofür der Riss ist: RIFT 3 revive, RIFT 3 pods oder RIFT 3 bases
why-no-empty-home = dort ist kein Planet von dir ohne eine Basis von dir
why-founds-nothing = es nennt keinen Planeten für eine Basis
why-no-ships-to-found = du hast kein Schiff, das dorthin aufbrechen könnte
why-not-exhausted = { $pod } liegt nicht bei den verbrauchten Kapseln
about-option-rift-bases = Wo mit einem Riss Basen gegründet werden können (Q51).
about-order-openrift = Verbraucht einen Riss dieser Zahl: für Schiffe aus dem Warp, für Kapseln, oder für Basen mit je einem Schiff.
about-order-foundanew = Gründet eine neue Basis auf einem deiner Heimatplaneten, mit bis zu vier deiner Schiffe (Rebirth).
about-order-zapaship = Verdampft ein Schiff, wie ein Ship Zap (Omni Zap).
about-order-zappod = Stoppt den Einsatz eines Artefakts: des genannten Aliens, oder von irgendwem (any).
about-order-zapcache = Lässt ein Alien sein Magazin verschrotten und Nachschub bekommen (Cache Zap).
about-order-zapanything = Stoppt den Einsatz einer Kraft oder eines Artefakts, zum Preis eines deiner Schiffe (Omni Zap).
about-order-zapacache = Lässt ein Alien sein Magazin verschrotten und Nachschub bekommen, wie ein Cache Zap (Omni Zap).
about-order-salvage = Nimmt eine Kapsel, die verbraucht neben der Schmiede liegt (Space Junk).
about-order-blow = Vertauscht die Belohnungen der beiden Flotten (Solar Wind).
about-order-permit = Gibt dem Verteidiger, der gewonnen hat, einen Bonus, wie ihn ein Helfer hat (Boon Permit).
about-piece-pod-zap =
    Stoppt ein Artefakt eines anderen Aliens, wenn es eingesetzt wird: Es bewirkt nichts und wird verschrottet (Q03).

    Es kann in jeder Phase bereitgehalten werden.
about-piece-cache-zap =
    Ein Alien in seinem eigenen System verschrottet sein Magazin und bekommt Nachschub.

    Einsetzbar, wenn die Tore ausgerichtet sind, wenn Schiffe angekommen sind, oder bei der Abrechnung: dann gegen jeden, der keine Schiffe in einem Tor hat und nirgends hilft (Q47).
about-piece-omni-zap =
    Wirkt wie jeder andere Zap zu dessen Zeit: wie Cosmic Zap, Pod Zap, Flare Zap, Ship Zap oder Cache Zap.

    Dafür wird eins deiner Schiffe zerstört, von deiner vollsten Basis; ohne eins ist er nicht einsetzbar.
about-piece-space-junk = Bei jedem Warpfall nimmst du eine Kapsel deiner Wahl von denen, die verbraucht neben den Schmieden liegen.
about-piece-rebirth =
    Bei jedem Warpfall gründest du eine neue Basis auf einem Heimatplaneten, auf dem du keine hast, mit bis zu vier Schiffen (Q59).

    Andere dürfen dort Basen haben. Eine verlorene Kraft kommt erst bei der Abrechnung zurück.
about-piece-solar-wind =
    Wenn in einer Invasion Belohnungen fällig sind, tauschen die beiden Flotten sie (Q49).

    Helfer eines siegreichen Angreifers haben Boni und kehren heim, die eines siegreichen Verteidigers landen auf dem Planeten. Die Ergebnisse der Anführer selbst bleiben.
about-piece-boon-permit = Wenn ein Verteidiger gewonnen hat, hat er einen Bonus, wie ihn ein Helfer hätte, mit dem Mammon (Q50).
about-piece-rift-1 =
    Bei jedem Warpfall: Du belebst 1 Schiff wieder, ziehst 1 Kapsel oder gründest so viele Basen auf Heimatplaneten ohne eine.

    Wer ihn aus deinem Magazin nimmt, verliert 1 Schiff seiner Wahl und den Riss.
about-piece-rift-2 =
    Bei jedem Warpfall: Du belebst 2 Schiffe wieder, ziehst 2 Kapseln oder gründest so viele Basen auf Heimatplaneten ohne eine.

    Wer ihn aus deinem Magazin nimmt, verliert 2 Schiffe seiner Wahl und den Riss.
about-piece-rift-3 =
    Bei jedem Warpfall: Du belebst 3 Schiffe wieder, ziehst 3 Kapseln oder gründest so viele Basen auf Heimatplaneten ohne eine.

    Wer ihn aus deinem Magazin nimmt, verliert 3 Schiffe seiner Wahl und den Riss.
about-piece-rift-4 =
    Bei jedem Warpfall: Du belebst 4 Schiffe wieder, ziehst 4 Kapseln oder gründest so viele Basen auf Heimatplaneten ohne eine.

    Wer ihn aus deinem Magazin nimmt, verliert 4 Schiffe seiner Wahl und den Riss.
about-piece-rift-5 =
    Bei jedem Warpfall: Du belebst 5 Schiffe wieder, ziehst 5 Kapseln oder gründest so viele Basen auf Heimatplaneten ohne eine.

    Wer ihn aus deinem Magazin nimmt, verliert 5 Schiffe seiner Wahl und den Riss.
about-question-kicker = Kicker
about-question-intimidate = Intimidate
about-question-giving-up = aufgegebene Schiffe
about-question-renowned = Nachschub statt Entschädigung
about-question-crooked = Mammon für Einfluss
about-question-rift = Riss
about-question-omni-cache-zap = Omni Zap auf ein Magazin
about-question-omni-ship-zap = Omni Zap auf ein Schiff
