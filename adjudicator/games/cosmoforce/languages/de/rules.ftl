# Was Bauteile, Befehle, Tatsachen und Werte des Regelbuchs bedeuten.


# Bauteile.

about-piece-afterburner = Antrieb für ein leichtes Schiff: 2 Schub. Nur ein Jäger (fighter) kann ihn tragen.
about-piece-armour = Platten, die den Schaden der übrigen abfangen: zerstört durch so viele Marken wie der Größenwert des Schiffs und eine mehr.
about-piece-dissipator = Kühler: Jeder, der arbeitet, nimmt jeden Zug eine Hitzemarke weg, und mit jedem CONSERVE noch eine.
about-piece-engine = Antrieb für jedes Schiff: 1 Schub.
about-piece-habitat = Platz für so viele Leute mehr wie der Größenwert des Schiffs; arbeitet es, heilt HEAL darin einen Verletzten.
about-piece-hangar = Drohnen: je ein Würfel, und drei Schaden pro Treffer gegen eine Masse unter 16. Nur ein Großkampfschiff (capital ship) kann ihn tragen.
about-piece-laser = Ein Strahl: je ein Würfel. Ein Treffer heizt auch das Ziel; jeder Würfel mit 7 oder 8 heizt stattdessen dein eigenes Schiff.
about-piece-missile =
    Ein gelenkter Sprengkopf: je drei Würfel. Zwei Achten in einem Angriff brauchen ihn auf; vorher beschädigt, explodiert er.

    Die Explosion macht am eigenen Schiff 2 Schaden mehr.
about-piece-railgun = Ein schnelles Geschoss: je ein Würfel, drei gegen ein langsameres Schiff. Nur ein Kreuzer (cruiser) kann es tragen.

# Die Wörter der Befehle.

about-order-build = Baut dein Schiff: seine Klasse und bis zu zehn Bauteile, wenigstens eines davon ein engine oder afterburner.
about-order-crew =
    Nennt Figuren in deiner Mannschaft, so viele, wie sie Leute hat; worin sie gut sind, weiß der Spielleiter.

    Nur wo das Regelbuch crew = named sagt.
about-order-attack = Schießt auf ein Schiff mit deinen arbeitenden Bauteilen einer Art: mit allen, wenn du keine Zahl nennst.
about-order-burn =
    Zündet deine Triebwerke: Dein Schiff nimmt so viel Hitze auf wie sein Größenwert und wird schneller oder langsamer.

    Um so viele ganze Punkte, wie du sagst, höchstens seinen Schub und einen mehr; ohne Zahl um so viele, wie es kann.
about-order-conserve = Spart Energie: Jeder arbeitende dissipator nimmt noch eine Hitzemarke weg.
about-order-heal = Heilt Verletzte: einen für jedes arbeitende habitat, oder so viele, wie du sagst.
about-order-ram = Rammt ein Schiff: Beide nehmen Schaden. Ein Würfel für jeden Punkt deines Tempos und einer mehr, weniger die Hitze, mit der es ausweicht.
about-order-repair = Schickt bereite Leute zu beschädigten Bauteilen; wer zu Beginn deines nächsten Zugs noch dort ist, entfernt eine Marke.
about-order-act =
    Lässt eine Figur deiner Mannschaft versuchen, was du schreibst; der Spielleiter entscheidet, was daraus wird.

    Höchstens eine deiner beiden Handlungen, und nur wo das Regelbuch crew = named sagt.
about-order-recall = Holt zu Beginn deines Zugs Leute von der Reparatur. Andere kommen zurück, wenn ihr System wieder funktioniert.
about-order-leave = Lässt zu Beginn deines Zugs Leute an einem System, auch wenn es funktioniert. Andere kommen zurück, wenn ihres wieder funktioniert.
about-order-damage =
    Sagt, wo dein Schiff Schaden nimmt: jeden Punkt dort, wo das Erste davon noch kann.

    Von mehreren Bauteilen einer Art kommt ein schon beschädigtes zuerst. damaged sind alle beschädigten, nicht zerstörten, anything ist, was übrig ist.
about-order-harm = Sagt, wer zuerst zu Schaden kommt; working sind die bei der Reparatur, hurt werden getötet; Figuren haben Namen.
about-order-lose = Sagt, wer zuerst umkommt, wenn ein habitat zerstört wird und nicht für alle Platz ist.
about-order-evade = Weicht einem Rammstoß aus: nimmt bis zu so viele Hitzemarken, und ebenso viele Würfel weniger rollen; ohne Zahl alle.

# Wovon Bedingungen sprechen können.

about-fact-speed = Das Tempo eines Schiffs in ganzen Punkten.
about-fact-heat = Wie viele Hitzemarken ein Schiff hat.
about-fact-crew = Wie viele Leute eines Schiffs leben.
about-fact-readycrew = Wie viele Leute eines Schiffs bereitstehen.
about-fact-hurtcrew = Wie viele Leute eines Schiffs verletzt sind.
about-fact-mass = Die Masse eines Schiffs.
about-fact-thrust = Der Schub eines Schiffs: der seines unbeschädigten Antriebs.
about-fact-undamaged = Wie viele Bauteile eines Schiffs unbeschädigt sind; ohne eines scheidet es aus.
about-fact-damagedsystems = Wie viele Bauteile eines Schiffs beschädigt und nicht zerstört sind.
about-fact-working = Wie viele unbeschädigte Bauteile einer Art ein Schiff hat.
about-fact-slower = Ob ein Schiff langsamer ist als ein anderes: Bei gleichem Tempo ist es das schwerere.
about-fact-gone = Ob ein Schiff ausgeschieden ist.
about-fact-moved = Ob ein Schiff in dieser Runde seinen Zug hatte oder begonnen hat.
about-fact-attacks = Ob es dieser Spieler ist, der auf dich schießt oder dich rammt, wo du nach Schaden oder Ausweichen gefragt wirst.
about-fact-amount = Wie viel auf dich zukommt: Schadenspunkte, oder, wo du ausweichen kannst, die Würfel eines Rammstoßes.
about-fact-wouldkill = Ob noch ein Schadenspunkt an einem deiner habitats es zerstören und Leute ohne Platz lassen würde.
about-fact-round = Welche Runde es ist.

# Die Werte des Regelbuchs.

about-option-time-limit = Nach wie vielen Runden Schiffe nur noch ihre Triebwerke zünden und rammen können (zehn Minuten am Tisch).
about-option-last-round = Nach welcher Runde die Partie auf jeden Fall vorbei ist; die übrigen Schiffe teilen sich den Sieg.
about-option-order = Ob als Nächstes das schnellste Schiff kommt, das noch keinen Zug hatte, oder die Reihenfolge vom Beginn der Runde gilt.
about-option-cascades = Ob ein Würfel mit einer 1 nur dort einen weiteren bringt, wo das Schiff es will, oder bei jedem Wurf: Niemand will es, wo Würfel dem eigenen Schiff schaden (Hitze und Zusammenstöße).
about-option-crew = Ob die Mannschaft Figuren eines Rollenspiels sein können, mit Namen, deren Versuche der Spielleiter von Hand entscheidet (die Ergänzung der Regeln).
about-option-depletion = Wie viele der Raketen eines Angriffs zwei Achten aufbrauchen.
