# Was die Wörter der Befehle, Tatsachen für Bedingungen und Werte des Regelbuchs bedeuten.

# Die Wörter der Befehle.

about-order-release = Setzt den Stein, der zu Beginn des Zugs den Warp verlässt, auf eine deiner Basen.
about-order-fromlimbo = Setzt deine Steine aus dem Limbo auf deine Basen; was du nicht nennst, bleibt dort.
about-order-attack =
    Greift einen Planeten des Systems an, das du angreifen musst, mit einem bis vier Steinen von deinen Basen.

    Ohne Zahl schickst du so viele, wie du darfst; ohne Herkunft kommen sie von deinen vollsten Basen.
about-order-defender = Nennt, wen du angreifst, wenn dein eigenes System gezogen wurde.
about-order-invite = Bittet andere Spieler, in einem Kampf deine Verbündeten zu sein.
about-order-join = Schließt sich einer Seite eines Kampfs an, zu dem du eingeladen bist, mit einem bis vier Steinen.
about-order-divide = Teilt deine Steine auf einem Planeten auf die Kämpfe gegen sie auf (Regel 11).
about-order-laycard = Spielt eine Kampfkarte deiner Hand in einem Kampf, in dem du Hauptspieler bist.
about-order-loss = Wählt die Steine, die du verlierst, wenn ein Handel scheitert: drei, von deinen Basen oder aus dem Limbo.
about-order-plagueloss = Wählt, was die Plague nimmt: drei Steine und von jeder Art, die du hast, eine Karte.
about-order-reward = Nimmt die Belohnung eines siegreichen Verbündeten der Verteidigung: für jeden geschickten Stein einen aus dem Warp oder eine Karte.
about-order-owncolour =
    Sagt, was geschieht, wenn das Schicksal deine eigene Farbe zieht: jemandes Basis in deinem System angreifen oder neu ziehen.

    Wo das Regelbuch resettle = yes sagt, darfst du auch einen leeren Heimatplaneten neu besiedeln, mit Steinen von deinen Basen: OWN COLOUR resettle home 3 with 2 from home 1. Das geschieht sofort und anstelle deines Angriffs.
about-order-playflare = Spielt einen Flare: den Super-Teil, wenn er zu deiner eigenen Kraft gehört, sonst den Wild-Teil. Die Karte behältst du.
about-order-deal =
    Bietet einen Handel an: was du gibst, und was du bekommst.

    Er kommt zustande, wenn der Befehl deines Gegners dieselben Bedingungen hat (Regel 16).
about-order-agree =
    Trifft eine Abmachung mit den genannten Spielern, wenn ihre Briefe dieselbe nennen: dieselben Worte, und euch alle.

    Sie gilt für die Phase. Was du dafür tust, steht in deinen anderen Befehlen, unter der Bedingung, dass sie getroffen ist: ZAP Green IF agreed "zaps". Der Spielleiter liest nichts in die Worte hinein.
about-order-choose = Wählt deine Kraft unter denen, die dir angeboten werden (`powers_by = offer`).
about-order-attackagain = Greift einen weiteren Planeten des Systems an, das du angreifen musst (Machine); schreib für jeden eine Zeile.
about-order-sendaid =
    Bietet einer Seite eines Kampfs, in dem du weder Hauptspieler noch Verbündeter bist, eine Karte deiner Hand an.

    Dazu muss dich niemand einladen. Nur der Hauptspieler dieser Seite sieht die Karte, und nimmt sie an oder nicht. Schreibst du für einen Kampf beides, ein JOIN und ein AID, tust du das erste davon, das möglich ist.
about-order-takeaid =
    Nimmt die Karte an, die dir ein Spieler als Hilfe anbietet, und bittet ihn auf Wunsch, mit so vielen Steinen zu kommen.

    Was du nicht annimmst, geht zurück. In einer Bedingung ist aid from Blue die Karte, die Blue dir anbietet.
about-order-aidreward = Sagt, was du sofort bekommst, wenn deine Hilfe angenommen wird: einen deiner Steine aus dem Warp in den Limbo oder eine Karte.
about-order-come =
    Schließt sich der Seite an, die deine Hilfe angenommen hat, wenn du gebeten wirst, mit höchstens so vielen Steinen wie erbeten.

    Ohne Zahl kommst du mit so vielen, wie erbeten sind.
about-order-zapcard = Hebt ein Edikt oder einen Flare auf: des genannten Spielers oder irgendeines.
about-order-zap = Hebt den Einsatz einer Kraft oder eines anderen Cosmic Zap auf: des genannten Spielers oder irgendeines.
about-order-control = Spielt Emotion Control auf einen Kampf.
about-order-zapflare = Hebt einen Flare auf: des genannten Spielers oder irgendeines.
about-order-playfield = Spielt Force Field gegen einige Verbündete eines Kampfs.
about-order-playtubes = Spielt Mobius Tubes: Alle Steine verlassen den Warp, deine zu den Basen, die du nennst.
about-order-playplague = Spielt Plague auf einen Spieler.
about-order-playquash = Spielt Quash auf den Handel eines Kampfs.
about-order-reinforce =
    Zählt eine Verstärkung dieser Zahl zur Summe einer Seite, deiner eigenen, wenn du keine andere nennst.

    In einer Runde spielst du eine; dann dürfen alle antworten, und der Befehl zählt neu, wenn seine Bedingung noch zutrifft.
about-order-playgas = Spielt Stellar Gas auf den Trost eines Kampfs.

# Wovon Bedingungen sprechen können.

about-fact-sidetokens = Wie viele Steine eine Seite im Kampf hat, die der Verbündeten eingeschlossen.
about-fact-sideallies = Wie viele verbündete Steine eine Seite im Kampf hat.
about-fact-theircard = Die Kampfkarte deines Gegners: Oracle sieht sie vor der Wahl, alle, wenn die Karten aufgedeckt werden.
about-fact-sidecard = Die Kampfkarte einer Seite, sobald sie zu sehen ist.
about-fact-aidfrom = Die Karte, die dir ein Spieler in diesem Kampf als Hilfe anbietet, wenn du gefragt wirst, ob du sie annimmst.
about-fact-sidetotal = Die Summe einer Seite, sobald sie zusammengezählt ist.
about-fact-handsize = Wie viele Karten ein Spieler hat.
about-fact-holdsmany = Wie viele Karten ein Spieler hat, mit anderen Worten.
about-fact-holds = Ob ein Spieler eine Karte hat, soweit du es wissen kannst.
about-fact-foreignbases = Wie viele fremde Basen ein Spieler hat: Fünf gewinnen.
about-fact-mustattack = Ob das Schicksal einen Spieler einen anderen angreifen lässt.
about-fact-inwarp = Wie viele Steine ein Spieler im Warp hat.
about-fact-uses =
    Ob ein Spieler in diesem Kampf eine Kraft einsetzt oder eine Karte spielt: jetzt, wo du es aufheben könntest, oder vorher.

    Wo der Befehl zu keinem Kampf gehört: ob er dieses Edikt in der Phase gespielt hat. Was dasselbe aufheben könnte wie deine Karte, danach werden alle im selben Moment gefragt: Ob ein anderer es spielt, ist dir dann nicht bekannt.
about-fact-replayed = Ob der Kampf ein zweites Mal ausgetragen wird, weil er wiederholt wurde.
about-fact-usedagainstme = Ob sich das, was du aufheben könntest, gegen dich richtet.
about-fact-joinedside = Ob sich ein Spieler einer Seite dieses Kampfs angeschlossen hat, wo seine Steine seither auch geblieben sind.
about-fact-iwin = Ob deine Seite den Kampf gewinnt.
about-fact-ilose = Ob deine Seite den Kampf verliert.
about-fact-iwouldwin =
    Ob deine Seite den Kampf gewinnen würde, wie es gerade steht: sobald beide Karten bekannt sind, auch bevor zusammengezählt ist.

    Kräfte, die von selbst wirken, zählen mit, auch die, nach der du gerade gefragt wirst; niemand spielt noch etwas.
about-fact-iwouldlose = Ob deine Seite den Kampf verlieren würde, wie es gerade steht: ermittelt wie I would win.
about-fact-hasagreed = Ob in dieser Phase eine Abmachung mit diesen Worten getroffen wurde und du dazugehörst.

# Die Werte des Regelbuchs.

about-option-deck = Welcher Stapel gespielt wird: auto ist mayfair ab sechs Spielern, sonst classic (G6).
about-option-zap-lasts = Wie lange ein Cosmic Zap zum Schweigen bringt, was er aufhebt (G3).
about-option-own-zaps = Ob ein Cosmic Zap eine Anwendung der eigenen Kraft aufheben kann, wenn man sich selbst nennt (G11).
about-option-alliances = Ob sich Spieler der Reihe nach anschließen und jeder weiß, wer vor ihm, oder alle zugleich (A2). Alle zugleich, hidden, ist für vier und mehr Spieler empfohlen.
about-option-foreign-aid = Ob Spieler, die keine Verbündeten sind, Hauptspielern eine Karte als Hilfe anbieten können, gegen eine Belohnung (A4).
about-option-after-nmr = Wozu zwei verpasste Phasen hintereinander führen: Ausscheiden, ein freier Platz für einen anderen Spieler, oder nichts (G8).
about-option-resettle = Ob ein Spieler, dessen eigene Farbe kommt, statt anzugreifen einen leeren Heimatplaneten neu besiedeln darf (T3).
about-option-powers = Welche Kräfte ausgeteilt werden: die fünfzehn klassischen, acht davon für eine erste Partie, alle, die es gibt, oder die aufgezählten (Mind + Clone + Dictator).
about-option-powers-by = Ob Kräfte gezogen werden, ob jeder beim Beitreten welche wünscht (wessen Wünsche zuerst kommen, entscheiden die Würfel), oder ob jeder in einer eigenen Phase eine von wenigen wählt, die sonst niemand sieht.
about-option-powers-offered = Unter wie vielen Kräften jeder wählt.
about-option-flares = Ob Flares gespielt werden, mit dem Flarezap (die wählbare Regel).
about-option-flare-use = Wie oft jeder Flare gespielt werden kann: einmal je ... (G5).
about-option-agreements = Ob Spieler auch andere Abmachungen treffen können als Handel, etwa einen Tausch von Zaps (G9).
about-option-bases-to-win = Wie viele fremde Basen die Partie am Ende eines Zugs beenden (Regel 4).
about-option-second-challenge = Ob ein Angriff, der gewonnen oder gehandelt hat, im nächsten Zug zweimal angreifen darf (T1).
