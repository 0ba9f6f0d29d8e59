# Gefahren und Vermächtnisse: was alle bindet.

hazard-drawn = Invasion { $number } hat eine Gefahr: { $hazard }{ $boss ->
        [yes] ; sie bleibt, bis ein anderer Boss kommt
       *[no] {""}
    }.
heading-laws = Was alle bindet
law-legacy = { $legacy }, bis zum Ende der Partie: { $rules }
law-boss = { $hazard }, ein Boss, der bleibt, bis ein anderer Boss kommt: { $rules }
law-dynamic = { $dynamic }, solange beide Kräfte gelten: { $rules }
law-hazard = { $hazard }, in Invasion { $numbers }: { $rules }
rules-hazards = Gefahren: Eins der drei Lose jeder Farbe trägt eine Gefahr, ein wildes nie. Sie wird aus allen gezogen, wenn ihr Los kommt, und bindet in dieser Invasion alle. Ein Boss bindet alle in allen Invasionen, bis ein anderer Boss kommt. Niemand kann eine Gefahr stoppen. Sie wirkt vor jeder Kraft.
heading-hazard = { $hazard }, eine Gefahr
why-blood-moon = bei Blutmond führt keine Verhandlung eine Flotte
about-option-hazards = Ob Lose des Schicksals Gefahren tragen (Dimension Hazardous).
legacy-begun = { $seat ->
        [no] Von Anfang an bindet alle: { $legacy }
       *[other] Was { $seat } hinterlässt, bindet von nun an alle: { $legacy }
    }.
pods-shown = { part-du-hast } { $other ->
        [no] {""}
        [you] dir{" "}
       *[other] { $other }{" "}
    }aus dem Magazin gezeigt: { $pods }{ part-invasion }.
why-friend = wer ein Negotiate hat, muss damit führen
why-settled-with-enemy = niemand kann { $seat } helfen: da ist eine Basis im System des anderen Anführers
about-option-legacies = Wie viele Vermächtnisse von Aliens, die nicht mitspielen, von Anfang an gelten: keins, eins, zwei oder drei (Q56).
about-option-left-legacy = Was ein Alien hinterlässt, das ausscheidet: nichts; sein eigenes Vermächtnis, wenn es eins hat, sonst ein gezogenes; oder immer ein gezogenes (Q56).
why-house-arrest = unter Hausarrest schicken Helfer nur Schiffe von fremden Basen
why-gate-malfunction = bei der Torstörung schickt jeder nur Schiffe von einem Planeten des eigenen Systems
guest-sent = { part-du-hast } ein Schiff von { $place } in { $other ->
        [you] deinen Nexus
       *[other] den Nexus von { $other }
    } gestellt{ part-invasion }: Als Anführer müssen beide einander anwerben.
guest-home = { $seat ->
        [you] Dein Schiff
       *[other] Das Schiff von { $seat }
    } in einem fremden Nexus ist heimgekehrt.
why-befriends-another = das Schiff kommt in den Nexus eines anderen Aliens
rotation-turned = Von nun an läuft andersherum, was im Uhrzeigersinn lief.
ships-swallowed = { $ships ->
        [1] Ein Schiff
       *[other] { $ships } Schiffe
    } von { $seat ->
        [you] dir
       *[other] { $seat }
    } { $ships ->
        [1] wurde
       *[other] wurden
    } ausgelöscht{ part-invasion }.
exhausts-vaporized = Die Kapseln in allen Auswürfen wurden ausgelöscht.
planet-vaporized = { $place } wurde ausgelöscht, mit allem darauf{ $doom ->
        [yes] . Sein System hat weniger als drei Planeten übrig: Am Ende der Welle sind alle aus der Partie
       *[no] {""}
    }.
planets-ruined = Ausgelöschte Planeten: { $places }.
laws-lasting = Wie bisher: { $laws }. HELP mit einem Namen sagt, was es bedeutet.
