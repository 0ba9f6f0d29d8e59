# Das eigene Magazin, der eigene Part, und was aus den eigenen Befehlen wurde.

heading-cache = Dein Magazin
head-pod = Kapsel
head-held = Zahl
head-use = Nutzen
no-pods = Dein Magazin ist leer.
cache-known = Von { $other }s Magazin weißt du: { $pods }.
your-power-help = Deine Kraft ist { $power }{ $shown ->
        [yes] {""}
       *[no] , was noch niemand sonst weiß
    }{ $off ->
        [yes] {" "}(aus, mangels Heimatbasen)
       *[no] {""}
    }. HELP { $power } sagt, was sie tut, so wie HELP das von jeder Kraft und jedem Artefakt sagt.
pod-attack = Brigade: Stärke { $value }.
pod-attack-number = Brigade: ihre Zahl als Stärke.
pods-held = { $held } x
pod-flex = Führt eine Brigade: jede Stärke von 0 bis { $value }, die du nennst.
pod-negotiate = Führt einen Gesandten: Er verliert gegen eine Brigade und wird entschädigt; mit einem Gesandten verhandelt er.
pod-poison = Führt einen Trojaner. Im Magazin kostet es dich als Anführer ein Schiff.
pod-morph = Wird, was die andere Leitkapsel ist.
pod-reinforcement = Not: 3 bis 8 mehr Stärke für deine Flotte.
pod-escape = Not: Deine Schiffe entkommen, oder deine ganze Flotte, wenn du sie führst.
pod-therapist = Not: Deine Flotte wird zum Gesandten.
pod-assassin = Not: zerstört Schiffe in den Flotten, höchstens so viele, wie du Autorität hast.
pod-only = Nur { $letters }.
letter-1 = beim Start
letter-2 = bei der Sammlung
letter-3 = in den Begegnungen
letter-4 = bei der Abrechnung
heading-part = Dein Part
your-power = Deine Kraft ist { $power }. { $rules }
your-charge = { $other ->
        [wild] Dein Los lässt dir die Wahl, wen du zuerst angreifst
       *[other] Das Schicksal lässt dich zuerst { $other } angreifen
    } (Invasion { $number }).
heading-yours = Was dir geschah
heading-rules = Die Regeln in Kürze
heading-power = { $power }, eine Kraft
heading-artifact = { $pod }, ein Artefakt

place-name = Invasion
decided-defender = der Verteidiger
decided-target = das Ziel
decided-driver = deine Leitkapsel
decided-divide = die Aufteilung deiner Schiffe
decided-plague-loss = was die Plague nahm
drawn-divide = Kein Befehl von dir teilte deine Schiffe auf: Sie wurden gleich verteilt, überzählige zufällig.
drawn-driver = Wo kein Befehl von dir deine Flotte anführte, war es der niedrigste Angriff in deinem Magazin, sonst Negotiate, Poison oder Morph.
called-as-envoy = als Gesandter
called-assassination = Ziel des Assassins
called-boon = Bonus
called-casualties = Verluste
called-commission = Anwerbung
called-defender = Verteidiger
called-demand = Forderung
called-distress = Notkapsel
called-divide = Aufteilung
called-driver = Leitkapsel
called-load = Brennzellen
called-negate = Streichen einer Forderung
called-offer = besonderes Angebot
called-plague-loss = Verlust durch Plague
called-poison-damage = Schaden durch Gift
called-quash = Abbruch
called-reserve = Rücklage
called-resupply = Nachschub
called-return = Rückweg
called-revive = Schiff aus dem Warp
called-send = Schiffe
called-sponsor = Hilfe
called-target = Ziel
left-commission = Du hast niemanden angeworben{ $where }.
left-send = Du hast keine Schiffe geschickt{ $where }: Sie fiel aus.
left-sponsor = Du konntest einer Flotte helfen{ $where } und hast keiner geholfen.

rules-natures = Ein Angriff führt eine Brigade, Negotiate einen Gesandten, Poison einen Trojaner; ein Morph ist, was die andere Leitkapsel ist, und wer nichts führt, hat einen Strohmann. Brigade gegen Brigade, Trojaner oder Strohmann ist ein Gefecht: Die größere Stärke gewinnt, bei Gleichstand der Verteidiger. Eine Brigade schlägt einen Gesandten, der entschädigt wird: eine Kapsel aus dem Magazin des Siegers für jedes Schiff, das sein Anführer verliert. Ein Gesandter verhandelt mit allem, was keine Brigade ist. Zwei Trojaner, zwei Morphs, oder ein Trojaner und ein Strohmann verlieren beide.
rules-combat = Die Stärke ist die Leitkapsel, 1 für jedes Schiff der Flotte, auch die der Helfer, und was dazukommt. Ein Trojaner zählt doppelt so viel, wie das Magazin des anderen Anführers Kapseln hat, ein Strohmann gar nichts. Die Schiffe einer Flotte, die verliert, kommen in den Warp, und mit dem Flaggschiff verliert ein Angreifer den Rest seines Feldzugs.
rules-payoff = Gewinnt der Angreifer, landen seine Schiffe und die seiner Helfer. Gewinnt der Verteidiger, hat jeder seiner Helfer für jedes Schiff einen Bonus: eine Kapsel oder ein Schiff aus dem Warp. Alle anderen Schiffe kehren zu Heimatbasen zurück. Bei einer Autorität von 2 oder weniger, also so vielen Heimatbasen, ist eine Kraft aus; ohne jede ist das Alien aus der Partie.
rules-negotiation = In einer Verhandlung hat jeder Anführer so viel Einfluss wie Basen. Sie fordern abwechselnd: ein Schiff aus dem Warp oder eine Kapsel aus der Schmiede für 1, eine bestimmte Kapsel des anderen für 1, einen Blick ins Magazin für 2, der Angreifer einen friedlichen Sieg für 1 und 1 mehr für jede Dominanz, die er hat, der Verteidiger, dass ein Helfer geht, für 1 je Schiff. Die eben gestellte Forderung zu streichen kostet 2. Wenn beide passen, geschieht, was steht. Wer die Verhandlung allein platzen lässt, verliert Schiffe.
rules-distress = Liegen die Leitkapseln offen, darf jeder in einer Flotte Notkapseln scharf machen. Dass es jemand tut, sehen alle, und die anderen können noch antworten. Sie zünden in dieser Reihenfolge: Therapist, Assassin, Reinforcement, Escape.
rules-silence = Wozu du nichts sagst, das wird für dich entschieden, wie es im Formular steht. Ein Zyklus heißt in Briefen Zug, mit den Phasen 1 bis 4 für die erste Welle und 5 bis 8 für die zweite; Phasen, in denen niemand gefragt wird, werden übersprungen.
rules-powers-many = die { $count } der Hausregel „aliens“
rules-others = Kräfte, die im Spiel sein können: { $powers }. Artefakte in der Schmiede: { $artifacts }. HELP mit einem Namen sagt, was etwas tut.
why-not-declined = das lässt sich nicht ablehnen; ohne andere Antwort wird es für dich entschieden
why-own-use = was du selbst einsetzt, kannst du nicht stoppen
