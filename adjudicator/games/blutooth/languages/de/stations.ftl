# Raumstationen: was davon erzählt wird, die Fragen danach, und warum ein Befehl damit nicht geht.

station-offered = { $seat ->
        [you] du kannst
       *[other] { $seat } kann
    } wählen zwischen { $stations }
stations-dealt = Raumstationen: { $offers }.
station-built = { part-du-hast } { $station } auf { $place } gebaut{ $power ->
        [no] {""}
       *[other] , was die Kraft { $power } mitbringt
    }.
station-taken = { part-du-hast } { $station } von { $other ->
        [you] dir
       *[other] { $other }
    } übernommen und auf { $place } gebaut{ $power ->
        [no] {""}
       *[other] , was die Kraft { $power } mitbringt
    }{ part-invasion }.
station-marked = { $seat ->
        [you] Deine
       *[other] { $seat }s
    } Station { $station } hat { $more ->
        [0] { $fewer ->
            [1] eine Marke
           *[other] { $fewer } Marken
        } weniger
        [1] eine Marke mehr
       *[other] { $more } Marken mehr
    }.

heading-stations = Die Raumstationen
head-station-planet = Planet
head-station = Station
head-station-state = Zustand
station-works = { $works ->
        [yes] in Betrieb
       *[no] aus, ohne Basis ihres Besitzers
    }
station-marks = { $count ->
        [1] eine Marke
       *[other] { $count } Marken
    }
station-dominion = { $count } Dominanz
station-power = bringt { $power }

heading-station = { $station }, eine Raumstation
your-stations = Stationen, die für dich arbeiten: { $stations }. HELP mit einem Namen sagt, was eine tut.
rules-stations = Alle wählen eine von drei Raumstationen und bauen sie auf einem Heimatplaneten. Sie arbeitet, solange ihr Besitzer dort eine Basis hat; eine zugängliche arbeitet für alle, die dort eine Basis haben. In einer Verhandlung kostet eine Station des anderen Anführers 3 Einfluss.
rules-stations-others = Raumstationen, die es gibt: { $stations }. HELP mit einem Namen sagt, was eine tut.

ask-station-choice = Welche Raumstation baust du auf welchem deiner Heimatplaneten? Zur Wahl stehen { $stations }; die anderen verfallen.
silent-station-choice = eine davon auf einem deiner Planeten, beides ausgelost
ask-station-deal = Wenn du durch einen Handel eine Station des anderen Anführers bekommst, auf welchem deiner Heimatplaneten baust du sie?
silent-station-deal = auf einem davon, ausgelost
ask-operate = Setzt du { $piece } ein?
silent-operate = du lässt sie ruhen

called-build = Station
called-operate = Einsatz einer Station
decided-build = die Wahl einer Raumstation
demand-station = die Station { $station }

why-builds-nothing = das ist keine Station, die du bauen kannst
why-station-not-yours = zur Wahl stehen { $stations }
why-station-at-home = eine Station wird auf einem eigenen Heimatplaneten gebaut
why-no-station-there = der andere Anführer hat keine solche Station

about-order-build = Baut eine Raumstation auf einem deiner Heimatplaneten: eine von denen, unter denen du wählen kannst, oder die du bekommst.
about-order-operate =
    Setzt eine Raumstation ein: eine deiner eigenen, oder eine, die alle benutzen dürfen, die auf ihrem Planeten eine Basis haben.

    Manche wollen mehr wissen: against welche Aliens, on welchem Planeten, oder with welchen Kapseln.

about-piece-big-sky-laser =
    Als Anführer darfst du, wenn die Leitkapseln offen liegen, für jedes Alien mit einer Basis auf ihrem Planeten 3 Stärke dazunehmen.

    Alle mit einer Basis auf ihrem Planeten dürfen sie benutzen.
about-piece-big-space-laser = Als Anführer ohne Helfer darfst du im Kampf 10 Stärke dazunehmen.
about-piece-popularity-monitor = Als Anführer darfst du im Kampf für jede deiner Heimatbasen 1 Stärke dazunehmen.
about-piece-quark-refinery = Als Anführer darfst du im Kampf deine Leitkapsel 5 mehr zählen lassen, wenn sie ungerade ist, und die andere 5 weniger, wenn sie es ist.
about-piece-stun-apparatus = Als Anführer: Jedes Schiff auf ihrem Planeten, wem es auch gehört, nimmt der anderen Leitkapsel im Kampf 1.
about-piece-massive-battery = Ein Reinforcement, das du zündest, zählt so viel mehr, wie Schiffe auf ihrem Planeten sind, wem sie auch gehören.
about-piece-warp-harvester = Als Helfer: Jedes Reinforcement deiner Flotte zählt so viel, wie du Schiffe im Warp hast, und nichts sonst.
about-option-stations = Ob Aliens Raumstationen haben: die Dimension Defensive.
about-question-build = Station
about-question-operate = Einsatz einer Station
ask-station-boon = Wenn { $stations } dir einen Bonus bringt, nimmst du eine Kapsel oder ein Schiff aus dem Warp?
silent-station-boon = eine Kapsel
about-piece-golden-city =
    Immer wenn eine Verhandlung beginnt, wer auch verhandelt, bekommst du zwei Boni: Kapseln oder Schiffe aus dem Warp.

    Alle mit einer Basis auf ihrem Planeten bekommen sie.
about-piece-observation-platform = Wenn in einer Invasion, in der du keine Schiffe hast, alle Schiffe da sind, darfst du einen Bonus nehmen: einmal in einer Welle.
about-piece-artifact-detection-grid = Immer wenn jemand anders ein Artefakt einsetzt, darfst du einen Bonus nehmen: eine Kapsel oder ein Schiff aus dem Warp.

why-station-aims-at-nobody = es sagt nicht, gegen wen
why-no-ships-of-them-there = dort sind keine Schiffe von ihnen
why-station-ships = es reicht nur für { $count } Schiffe
why-station-names-no-pod = es nennt keine Kapsel, die du hast
about-piece-burst-targeter = Wenn die Schiffe da sind, darfst du als Verteidiger oder als dessen Helfer zwei Schiffe der anderen Flotte heimschicken: eines Aliens, oder je eines von zweien.
about-piece-cosmic-energy-generator = Gewinnt eine Flotte, in der du bist, kommen zwei Marken darauf, verliert sie, eine herunter. Mit fünf oder mehr zählt sie als eine Dominanz.
about-piece-exhortation =
    Wer auf ihrem Planeten keine Basis hat, hat in Verhandlungen 2 weniger Einfluss und zahlt 2 Kapseln mehr, wenn jemand zu entschädigen ist.

    Sie ist zugänglich: Wer dort eine Basis hat, ist ausgenommen.
about-piece-hand-additor =
    Bekommst du Nachschub, darfst du zwei Kapseln mehr ziehen.

    Solange sie arbeitet, ist ein Nachschub mehr kostenlos.
about-piece-icy-mines = In jedem Warpfall, wessen er auch ist, darfst du eine Kapsel deines Magazins verfallen lassen.
about-piece-obligatron = Als Helfer darfst du, wenn die Schiffe da sind, jedem Helfer mit mehr Schiffen eine zufällige Kapsel nehmen.
about-piece-recycler = Als Helfer darfst du bei der Abrechnung eine zufällige Kapsel aus einem zufälligen Auswurf ins Magazin nehmen.
about-piece-shield-generator = Wenn du als Helfer verlierst, dürfen deine Schiffe in dieser Flotte unverwundbar sein: Sie kommen auf ihren Planeten.
about-piece-shock-trooper-shuttle-pods =
    In jedem Warpfall eines anderen darfst du ein Schiff aus dem Warp zurückholen.

    Hast du dort keines, verliert stattdessen ein anderes Alien eines aus seiner vollsten Basis.
about-piece-tactical-array = Als Verteidiger darfst du nach dem Schicksal zwei Kapseln ziehen.
why-station-names-no-ships = es sagt nicht, wie viele Schiffe
ask-operate-sponsor = { $piece } ist in dieser Invasion eingesetzt: Landest du, wenn du gewinnst, statt Boni zu bekommen?
sponsor-switched = { $seat ->
        [you] Du bist
       *[other] { $seat } ist
    } mit allen Schiffen zum { $side ->
        [invader] Angreifer
       *[defender] Verteidiger
    } übergelaufen{ part-invasion }.
ships-relayed = { $ships ->
        [1] 1 Schiff
       *[other] { $ships } Schiffe
    } von { $seat ->
        [you] dir
       *[other] { $seat }
    } { $ships ->
        [1] ist
       *[other] sind
    } von { $source } nach { $place } gekommen{ part-invasion }.
about-piece-colony-cloak = Zielt ein Tor auf ihren Planeten, darfst du als Verteidiger dort ein Schiff verlieren: Der Angreifer muss in dieser Invasion einen anderen Planeten nehmen.
about-piece-fluxx-capacitor =
    Haben dich beide Anführer angeworben, kommt eine Marke darauf, wenn du einem von ihnen hilfst.

    Sind die Leitkapseln scharf, darfst du als Helfer eine Marke ausgeben, um die Flotte zu wechseln.
about-piece-option-cycler =
    Als Anführer darfst du, wenn dein Angriff 11 oder mehr zählt, statt einer Brigade einen Gesandten führen.

    Zählt er 20 oder mehr, ist deine Entschädigung dreifach und dein Einfluss doppelt.
about-piece-orbital-billboards =
    In deinem Warpfall darfst du als Angreifer dein ganzes Magazin zeigen: Angriffe, die du in dieser Invasion führst, zählen doppelt.

    Jeder davon kostet ein Schiff von ihrem Planeten.
about-piece-oscillation-overthruster =
    Kommt ein Gefecht, wessen es auch ist, zusammen auf 42 Stärke oder mehr, dürfen deine freien Schiffe auf ihrem Planeten zum angegriffenen Planeten.

    Bist du in einer der Flotten, stoßen sie zu ihr, und die Stärke wird noch einmal gezählt; sonst landen sie nur.
about-piece-rift-enacter =
    Nimmt dir jemand eine Kapsel mit einer Zahl von 1 bis 6, darf ihn das so viele Schiffe kosten.

    In deinem Warpfall darfst du als Angreifer eine solche Kapsel verfallen lassen, um so viele Schiffe zurückzuholen.
about-piece-transdimensional-rift-relay = Als Anführer darfst du, wenn die Leitkapseln offen liegen, freie Schiffe von ihrem Planeten über die Kapazität hinaus zu deiner Flotte holen.
about-piece-hyperspace-redirect =
    Als Verteidiger darfst du, wenn das Tor gerichtet ist, die Belohnungen tauschen.

    Gewinnt der Angreifer, haben seine Helfer Boni, statt zu landen; gewinnst du, dürfen deine Helfer auf dem Planeten landen, statt Boni zu haben.
charge-returned = Das Los der letzten Invasion gilt noch einmal: { $other ->
        [wild] eins mit freier Wahl
        [you] deins
       *[other] { $other }
    }{ part-invasion }.
pod-shown = { part-du-hast } { $pod } gezeigt{ part-invasion }.
sponsor-bound = { $seat ->
        [you] Du darfst
       *[other] { $seat } darf
    } dem { $side ->
        [invader] Angreifer
       *[defender] Verteidiger
    } nur mit Schiffen von { $place } helfen{ part-invasion }.
about-piece-alien-outpost = Wer sie bekommt, zieht eine Kraft dazu, die kein anderes Alien hat: Sie gilt, solange die Station arbeitet, und alle kennen sie.
about-piece-flare-intensifier =
    Liegt vor dem Ende einer Welle kein Flare in deinem Auswurf, darfst du einen zufälligen Flare entstehen lassen.

    Hast du schon einen im Magazin, verfällt dafür einer von denen, die du hattest.
about-piece-high-activity-staging-zone = Als Anführer darfst du, wenn das Tor gerichtet ist, einen Heimatplaneten eines Unbeteiligten nennen: Hilft der in dieser Invasion deinem Gegner, dann nur mit Schiffen von dort.
about-piece-targeting-depot =
    Als Helfer darfst du, wenn die Schiffe da sind, eine Kapsel mit einer Zahl aus deinem Magazin zeigen.

    Jede Leitkapsel einer Brigade zählt dann den Abstand ihrer Zahl von dieser.
about-piece-temporal-matrix =
    Wird dein Flaggschiff zerstört, darf es zurückkehren, mit allem, was darin ist.

    Ab der zweiten Invasion eines Feldzugs darfst du als Angreifer noch einmal das Los der letzten nehmen.
about-piece-zaptimizer = Setzt jemand anders ein Artefakt ein, darfst du irgendein eigenes Artefakt hingeben, um es zu stoppen.
about-piece-zap-zapper = Stoppt jemand etwas mit einer Kapsel, die „Zap“ heißt, darfst du ein Schiff von ihrem Planeten verlieren: Die Kapsel ist gestoppt.
