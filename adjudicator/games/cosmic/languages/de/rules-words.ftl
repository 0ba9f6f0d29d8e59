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
about-order-ooze =
    Gießt Steine aus deinen Basen in einen Kampf oder zieht Steine heraus (Amoeba).

    Ohne Zahl sind es alle. Ohne Orte kommen Steine aus deinen vollsten Basen und gehen zu denen mit den wenigsten.
about-order-replay = Geht in der Zeit zurück: Der Kampf wird noch einmal ausgetragen, mit anderen Karten (Chronos).
about-order-keep = Nimmt deine gespielte Kampfkarte am Ende des Zugs auf die Hand zurück (Clone).
about-order-dictate =
    Nennt, wen ein anderer Spieler im nächsten Zug angreifen muss, was auch immer das Schicksal sagt; schreib für jeden eine Zeile (Dictator).

    Der Befehl darf davon abhängen, wen das Schicksal wen angreifen lässt.
about-order-peace = Macht aus einem Attack gegen einen Compromise auch einen Compromise (Empath, in der modernen Fassung).
about-order-snatch = Nimmt die gespielte Kampfkarte deines Gegners am Ende des Zugs auf deine Hand (Filch).
about-order-heal = Gibt einem Spieler zurück, was er verliert, oder jedem, der etwas verliert; du ziehst eine Karte (Healer).
about-order-dive = Schickt einen bis vier deiner Steine in den Warp; du ziehst für jeden zwei Karten (Kamikaze).
about-order-upset = Sagt einen Upset an: Die Seite, die gewinnt, wird verloren haben (Loser).
about-order-attackagain = Greift einen weiteren Planeten des Systems an, das du angreifen musst (Machine); schreib für jeden eine Zeile.
about-order-look = Sieht die Hand eines Hauptspielers an (Mind).
about-order-reverse = Lässt die Ziffern beider Attacks rückwärts lesen (Mirror).
about-order-fill = Füllt deine Hand auf: zufällig eine Karte von jedem Ort, den du nennst, dann wieder vom ersten (Mutant).
about-order-give = Gibt einem Hauptspieler eine Karte deiner Hand (Philanthropist).
about-order-swapcards = Lässt die beiden gelegten Karten tauschen (Sorcerer).
about-order-trade = Tauscht deine ganze Hand gegen die deines Gegners (Trader).
about-order-aim = Wählt, wen du in diesem Zug angreifst, in seinem eigenen System oder im System eines anderen, wo er eine Basis hat (Will).
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
about-order-oozebyflare = Spielt den Flare von Amoeba: gießt Steine aus deinen Basen in einen Kampf oder zieht Steine heraus.
about-order-rewind =
    Spielt den Flare von Chronos: Wild sagt er, für wen das Schicksal neu gezogen wird; Super nennt er niemanden.

    Wo die moderne Fassung von Chronos gespielt wird, nennt der Wild-Teil die Karte, die du aus den abgelegten nimmst.
about-order-decree = Spielt den Flare von Dictator: Wild sagt er, für wen das Schicksal noch einmal gezogen wird; Super, wen du angreifen musst.
about-order-sway = Spielt den Flare von Empath: Super nennt er den Attack deiner Hand, der an die Stelle des Compromise tritt.
about-order-pilfer =
    Spielt den Flare von Filch und nennt den Spieler, dessen Karte du nimmst, und die Karte, wenn es mehrere gibt.

    Ohne eine Karte ist es die letzte, die er gespielt hat.
about-order-divebyflare = Spielt den Flare von Kamikaze; beim Wild-Teil nennst du die Steine, die du in den Warp schickst.
about-order-dazzle = Spielt den Flare von Laser: als Verbündeter gegen den Hauptspieler, den du nennst, als Hauptspieler gegen deinen Gegner.
about-order-attackbyflare = Spielt den Flare von Machine; beim Wild-Teil sagst du, was du angreifst.
about-order-mirrorone = Spielt den Flare von Mirror; beim Super-Teil für eine Seite, deren Karte allein rückwärts gelesen wird.
about-order-mutate = Spielt den Flare von Mutant; beim Super-Teil nennst du die Karten, die du dir wünschst (modern: die du ablegst).
about-order-infest = Spielt den Flare von Parasite: Wild sagt er, wo und womit du eine Basis gründest; Super sagt er nicht mehr.
about-order-lend = Spielt den Flare von Philanthropist; beim Wild-Teil nennst du den Spieler, dem du deine Kraft leihst.
about-order-barter = Spielt den Flare von Trader: Wild für die Karte, die du zurückgibst, Super mit dem Spieler, mit dem du tauschst.
about-order-peck = Spielt den Flare von Vulch; beim Wild-Teil nennst du die Karten, die du behalten würdest.
about-order-counter = Spielt den Flare von Warrior: Wild sagt er, wen du zurück angreifst; Super nennt er niemanden.
about-order-aimflare = Spielt den Flare von Will: Wild, um im System des genannten Spielers anzugreifen, Super, um seine Hand anzusehen.

# Wovon Bedingungen sprechen können.

about-fact-sidetokens = Wie viele Steine eine Seite im Kampf hat, die der Verbündeten eingeschlossen.
about-fact-sideallies = Wie viele verbündete Steine eine Seite im Kampf hat.
about-fact-theircard = Die Kampfkarte deines Gegners: Oracle sieht sie vor der Wahl, alle, wenn die Karten aufgedeckt werden.
about-fact-sidecard = Die Kampfkarte einer Seite, sobald sie zu sehen ist.
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
about-option-alliances = Ob sich Spieler der Reihe nach anschließen und jeder weiß, wer vor ihm, oder alle zugleich (A2).
about-option-after-nmr = Wozu zwei verpasste Phasen hintereinander führen: Ausscheiden, ein freier Platz für einen anderen Spieler, oder nichts (G8).
about-option-resettle = Ob ein Spieler, dessen eigene Farbe kommt, statt anzugreifen einen leeren Heimatplaneten neu besiedeln darf (T3).
about-option-powers = Welche Kräfte ausgeteilt werden: die fünfzehn klassischen, acht davon für eine erste Partie, oder alle: die ersten dreißig, oder mit all_31 auch Dictator.
about-option-powers-by = Ob Kräfte gezogen werden oder jeder beim Beitreten welche wünscht; wessen Wünsche zuerst kommen, entscheiden die Würfel.
about-option-flares = Ob Flares gespielt werden, mit dem Flarezap (die wählbare Regel).
about-option-flare-use = Wie oft jeder Flare gespielt werden kann: einmal je ... (G5).
about-option-agreements = Ob Spieler auch andere Abmachungen treffen können als Handel, etwa einen Tausch von Zaps (G9).
about-option-bases-to-win = Wie viele fremde Basen die Partie am Ende eines Zugs beenden (Regel 4).
about-option-edition-anti-matter = Welche Fassung von Anti-Matter gespielt wird. Modern: Dein Super-Flare hält auch Wild-Flares auf, nicht nur Super-Flares.
about-option-edition-empath = Welche Fassung von Empath gespielt wird. Modern: Du darfst wählen, ob du das tust, und darfst es auch, wenn der Attack deiner ist und der Compromise nicht.
about-option-edition-laser = Welche Fassung von Laser gespielt wird. Modern: So viele ausgeloste Karten seiner Hand, wie er Steine im Kampf hat, kann er nicht als Kampfkarte spielen; unter den anderen wählt er. Hat er keine zu spielen, verliert er.
about-option-edition-macron = Welche Fassung von Macron gespielt wird. Modern: Trost und Belohnungen, die du nimmst, verdoppeln sich.
about-option-edition-mutant = Welche Fassung von Mutant gespielt wird. Modern: Die Hand füllt sich auf acht Karten statt auf sieben.
about-option-edition-virus = Welche Fassung von Virus gespielt wird. Modern: Nur deine eigenen Steine vervielfachen die Karte; die deiner Verbündeten kommen danach dazu.
about-option-edition-void = Welche Fassung von Void gespielt wird. Modern: Scheitert ein Handel, nimmst du nichts, und jedem lässt du so viele Steine, wie Basen zum Sieg nötig sind; aber auch die Steine von Zombie sind an dich verloren.
about-option-edition-zombie = Welche Fassung von Zombie gespielt wird. Modern: Du bekommst keinen Trost, und was Void nimmt, verlierst du für immer.
about-option-edition-warpish = Welche Fassung von Warpish gespielt wird. Modern: Die Flares ändern Summen, deine oder die deines Gegners, und nicht, wie Steine den Warp verlassen.
about-option-edition-amoeba = Welche Fassung von Amoeba gespielt wird. Modern: Der Wild-Flare ändert die Zahl der Steine um höchstens vier.
about-option-edition-chronos = Welche Fassung von Chronos gespielt wird. Modern: Zu Beginn eines Zugs nimmt der Wild-Flare eine Karte aus den abgelegten, und der Rest davon kommt in den Stapel; das Schicksal lässt er nicht neu ziehen.
about-option-edition-philanthropist = Welche Fassung von Philanthropist gespielt wird. Modern: Der Wild-Flare kostet einen Stein, der in den Warp geht.
about-option-second-challenge = Ob ein Angriff, der gewonnen oder gehandelt hat, im nächsten Zug zweimal angreifen darf (T1).
