# Die Regeln der Kräfte und Artefakte; der erste Absatz steht neben der Kapsel im Magazin.

about-piece-clone = Als Anführer darfst du deine Leitkapsel ins Magazin zurücknehmen, wenn die Begegnung vorbei ist.
about-piece-human = Deine Flotte hat in jedem Kampf 4 mehr Stärke, als Anführer oder als Helfer. Wird das gestoppt, gewinnt deine Flotte.
about-piece-macron =
    Jedes deiner Schiffe hat Stärke 4 und ist so groß, dass nur eins in das Tor passt. Fremde Basen hinterlässt es nicht.

    Wo deine Schiffe eine gründen würden, hinterlassen sie einen Fußabdruck und kehren zurück. Ein Fußabdruck auf einem Planeten, auf dem du keine Basis hast, zählt als Dominanz. Niemand sonst kann deine Schiffe aus einer Flotte heimschicken.
about-piece-observer =
    Als Helfer werden deine Schiffe nicht zerstört, und als Anführer nicht die deiner Helfer.

    Sie kehren stattdessen zurück.
about-piece-oracle =
    Der andere Anführer macht seine Leitkapsel offen scharf, bevor du deine wählst.

    Per Post: Mach deine davon abhängig, etwa DRIVER Attack 20 IF their driver >= 10 ELSE Negotiate.
about-piece-pacifist = Als Anführer gewinnst du, wenn dein Gesandter auf eine Brigade trifft. Eine Entschädigung gibt es dann nicht.
about-piece-warrior =
    Als Anführer hat deine Flotte im Kampf 1 Stärke für jeden Punkt deiner Erfahrung.

    Nach einem Kampf, den du geführt hast, gewinnst du 2 Erfahrung, oder 4, wenn du verloren hast. Verhandlungen lehren dich nichts.
about-piece-zombie =
    Nach jedem Warpfall kehren alle deine Schiffe aus dem Warp zurück.

    In einer Verhandlung kannst du anbieten, für 1 eigenen Einfluss alle Schiffe des anderen Anführers zurückzuholen.
about-piece-cosmic-zap =
    Stoppt einen Einsatz der Kraft eines anderen Aliens: Sie ist bis zum Ende dieser Invasion aus.

    Er lässt sich in jeder Phase bereithalten, auch gegen eine Kraft, die noch niemand kennt.
about-piece-finder =
    Du durchsuchst ein anderes Magazin nach einer Kapsel, die du nennst, und nimmst sie, wenn sie da ist.

    Eingesetzt wird er, wenn die Tore gerichtet sind. Mit finder = looks erfährst du nur, ob sie da ist.
about-piece-flare-zap =
    Stoppt und verschrottet einen Flare, der gezündet wird. In einer Partie ohne Flares gibt es für ihn nichts zu stoppen.

    Er lässt sich in jeder Phase bereithalten.
about-piece-force-field = Schickt beliebige Helfer beider Flotten heim, wenn die Schiffe in einer Invasion ankommen.
about-piece-grime = Wenn eine Verhandlung beginnt, hat einer der beiden Anführer darin 2 weniger Einfluss.
about-piece-ionic-gas = Wenn in einer Invasion Boni oder eine Entschädigung fällig sind: Es gibt keine.
about-piece-paradox =
    Verbraucht das Los, das ein Angreifer eben gezogen hat, und ein anderes wird gezogen.

    Mit zweien davon geht das zweimal für dasselbe Los.
about-piece-plague =
    Ein Alien verschrottet von jeder Farbe, die es hat, eine Kapsel und verliert drei Schiffe seiner Wahl.

    Eingesetzt wird sie, wenn die Tore gerichtet sind. Was es verliert, sagt das Alien in seinem nächsten Brief.
about-piece-ship-zap = Löscht ein Schiff von irgendwem auf irgendeinem Planeten aus: Es ist für immer aus der Partie. Er wirkt in jeder Phase.
about-piece-warp-key = Leert den Warp: Alle Schiffe darin kehren zurück. Nur ein Angreifer kann ihn einsetzen, beim Warpfall.
