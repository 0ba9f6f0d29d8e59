# Was die einzelnen Techs tun, und ihre Befehle.

about-piece-lucky-charm = Kostet 0. Entwickelt zieht es eine Tech; dann liegt es da, bis du damit bei einem Warpfall ein Schiff zurückholst.
about-order-rubcharm = Holt ein Schiff aus dem Warp auf die Heimatbasis, die du nennst (Lucky Charm).
about-piece-warp-master-key = Kostet 3. Entwickelt holt er alle deine Schiffe aus dem Warp zurück.
about-piece-brainwave-tracer = Kostet 2, eingesetzt, wenn die Schiffe da sind: Du nimmst einem Alien eine Kapsel weg, und es bekommt diese Tech.
about-order-trace = Nimmt einem Alien eine Kapsel weg, das dafür die Tech bekommt (Brainwave Tracer).
about-piece-nanite-mining = Kostet 2. Entwickelt zieht es eine Tech; dann liegt es da bis zu deinem nächsten Nachschub, der eine Kapsel mehr hat.
about-piece-vacuum-turbines =
    Kosten 2. Entwickelt holen sie vier Kapseln aus der Schmiede. Du behältst, welche du willst, und verschrottest die anderen.

    RETAIN nennt die, die du willst, was auch kommt. Ohne diesen Befehl behältst du alle.
about-order-retain = Behält diese von den vier gezogenen Kapseln und verschrottet die anderen (Vacuum Turbines).
about-piece-enigma-device = Kostet 4. Entwickelt lässt es alle Aliens ihr Magazin verschrotten und kostenlos Nachschub bekommen.
about-piece-infinity-drive = Kostet 6, eingesetzt am Ende einer Welle: Du überfällst ein anderes Alien, in der nächsten Welle und ohne Brennzellen.
about-order-leapout = Überfällt ein anderes Alien (Infinity Drive).
about-piece-xenon-lasers = Kosten 3, stabil. In jedem Kampf darf deine Flotte 1 Stärke mehr oder weniger haben, als Anführer oder als Helfer.
about-order-lase = Gibt deiner Flotte 1 Stärke mehr oder weniger (Xenon Lasers).
about-piece-energy-cloak = Kostet 4, eingesetzt als Angreifer, wenn dein Tor gerichtet ist: Der Verteidiger darf in dieser Invasion niemanden anwerben.
about-order-cloak = Lässt den Verteidiger deiner Invasion niemanden anwerben (Energy Cloak).
about-piece-gluon-mines =
    Kosten beliebig viele Schiffe, eingesetzt als Verteidiger, wenn die Schiffe da sind.

    So viele Schiffe der anderen Flotte, wie sie tragen, werden zerstört, die des Anführers zuerst. Bleibt keines, hat deine Flotte gewonnen.
about-order-detonate = Zerstört so viele Schiffe der Flotte, die dich angreift, wie deine Gluon Mines tragen.
about-piece-zap-o-tron = Kostet 5. Gegen ein Alien entwickelt stoppt es dessen Kraft in dieser Welle und liegt dann wieder in deinem Nexus.
about-piece-cosmic-field-generator = Kostet 2, jederzeit eingesetzt, wenn eine Kraft eingesetzt wird: Sie ist bis zum Ende dieser Invasion gestoppt, sogar deine eigene.
about-order-jam = Stoppt einen Einsatz einer Kraft, sogar deiner eigenen: des genannten Aliens, oder eines anderen mit any (Cosmic Field Generator).
about-piece-tech-scrambler =
    Kostet beliebig viele Schiffe, eingesetzt, wenn eine andere Tech entwickelt oder eingesetzt wird, die nicht mehr Schiffe kostet, als er trägt.

    Sie wird gestoppt und verschrottet; die Schiffe auf beiden kehren zurück.
about-order-scramble = Stoppt einen Einsatz einer Tech: des genannten Aliens, oder irgendeines mit any (Tech Scrambler).
about-piece-destiny-flux =
    Kostet 3. Entwickelt zieht er eine Tech; dann liegt er da, bis du damit ein Los des Schicksals vertauschst.

    Das Los, das ein Angreifer gezogen hat, ist verbraucht, und ein anderes wird gezogen.
about-order-reshuffle = Verbraucht das Los, das der genannte Angreifer gezogen hat, und lässt ein anderes ziehen (Destiny Flux).
about-piece-plasma-thrusters = Kosten 6, stabil. Dein Tor fasst 1 mehr. Als Verteidiger darfst du ein Schiff auf den Planeten setzen, auf den gezielt wird.
about-order-hurry = Setzt eines deiner Schiffe auf deinen Planeten, auf den ein Tor gerichtet ist (Plasma Thrusters).
about-piece-collapsium-hulls = Kosten 4, eingesetzt als Verteidiger, der einen Kampf um höchstens 5 verliert: Eines deiner Schiffe wird gerettet und kehrt zurück.
about-order-harden = Rettet eines deiner Schiffe aus einem Kampf, den du als Verteidiger knapp verlierst (Collapsium Hulls).
about-piece-treasure-drones =
    Kosten beliebig viele Schiffe, jederzeit eingesetzt, wenn es eine Gefahr gibt.

    Alle verbrauchten Kapseln kommen in die Schmiede zurück, und du ziehst so viele Kapseln, wie sie Schiffe tragen; die werden zerstört.
about-order-senddrones = Opfert die Schiffe auf deinen Treasure Drones für ebenso viele Kapseln.
about-piece-thorium-rod =
    Kostet beliebig viele Schiffe, jederzeit eingesetzt, wenn es eine Gefahr gibt.

    Ein Alien verschrottet so viele zufällige Kapseln, wie er Schiffe trägt; die werden zerstört.
about-order-irradiate = Opfert die Schiffe auf deinem Thorium Rod: Ein Alien verliert ebenso viele zufällige Kapseln.
about-piece-nuclear-missiles =
    Kosten beliebig viele Schiffe, jederzeit eingesetzt, wenn es eine Gefahr gibt.

    Auf einem Planeten werden so viele Schiffe zerstört, wie sie tragen, zuerst die dessen, dem das System gehört, und dann die auf ihnen.
about-order-launch = Zerstört auf einem Planeten so viele Schiffe, wie deine Nuclear Missiles tragen, und diese auch.
about-piece-strange-attractor =
    Kostet beliebig viele Schiffe, jederzeit eingesetzt, wenn es eine Gefahr gibt.

    Die Flares in allen anderen Magazinen werden gezeigt, und du nimmst so viele, wie er Schiffe trägt; die werden zerstört. Die du nennst, kommen zuerst, dann irgendwelche.
about-order-attract = Nimmt so viele Flares aus anderen Magazinen, wie dein Strange Attractor Schiffe trägt, die genannten zuerst.
about-piece-cosmic-catapult =
    Kostet beliebig viele Schiffe, eingesetzt in einem Kampf mit einer Gefahr, wer auch kämpft.

    Eine Flotte hat für jedes Schiff, das es trägt, 3 Stärke mehr. Diese Schiffe werden zerstört.
about-order-catapult = Opfert die Schiffe auf deinem Cosmic Catapult: Jedes ist 3 Stärke für eine Flotte.
about-piece-flare-projector = Kostet 3, stabil. Entwickelt zieht er eine Tech. Du darfst in einer Invasion beliebig viele Flares spielen.
about-piece-power-radiant =
    Kostet 3. Entwickelt zieht er eine Tech; dann liegt er da, bis du ihn gegen eine Kraft einsetzt.

    Du verschrottest den Flare des Aliens, das seine Kraft einsetzt, und sie ist bis zum Ende dieser Invasion gestoppt.
about-order-radiate = Verschrottet den Flare eines Aliens, um einen Einsatz seiner Kraft zu stoppen: des genannten Aliens, oder irgendeines mit any (Power Radiant).
about-piece-station-dock = Kostet 5. Entwickelt macht es eine zufällige Station auf einem deiner Planeten.
about-piece-lunar-cannon =
    Kostet 5, stabil. Entwickelt wird sie zwischen zwei deiner Heimatplaneten gestellt.

    Ist einer davon das Ziel, hat die Flotte, in der du bist, 10 Stärke mehr. Kommt ein wildes Los, darfst du sie zwischen zwei Planeten irgendeines Systems stellen.
about-order-aim = Stellt deine Kanone zwischen zwei Planeten, wenn ein wildes Los gekommen ist (Lunar Cannon).
about-piece-the-qax =
    Kosten 4, stabil. Als Anführer darfst du sie einem Alien geben, das du eben angeworben hast.

    Es muss deiner Flotte mit so vielen Schiffen helfen, wie passen, soweit es dafür keine Basis aufgeben muss. The Qax bleiben bei ihm entwickelt. So wissen alle, dass es angeworben war.
about-order-giveqax = Gibt The Qax einem Alien, das du angeworben hast: Es muss deiner Flotte helfen, mit allem, was passt.
about-piece-quark-battery =
    Kostet 3. Entwickelt verbirgt sie eine Kapsel deines Magazins, die eine Flotte führen kann.

    Sie liegt da, bis du sie und deine Leitkapsel als Anführer nach dem Kontakt verschrottest: Dann führt die verborgene Kapsel.
about-order-hide = Versteckt eine Kapsel deines Magazins in deiner Quark Battery, wenn sie entwickelt wird.
about-order-discharge = Lässt die Kapsel in deiner Quark Battery deine Flotte führen; die Leitkapsel wird verschrottet.
about-piece-omega-missile =
    Kostet 8. Gegen einen Planeten entwickelt löscht sie ihn aus; alle Schiffe darauf werden zerstört.

    Was sonst darauf oder darum war, ist auch weg. Niemand kann ihn mehr angreifen.
about-piece-precursor-seed =
    Kostet 8. Entwickelt gibt er dir für den Rest der Partie eine zufällige Kraft neben deiner eigenen. Alle sehen sie.

    Es ist eine, die niemand spielt, und sie ist aus, wenn deine mangels Autorität aus ist.
about-piece-genesis-bomb =
    Kostet 4. Entwickelt erschafft sie einen neuen Planeten in deinem System, mit einer Basis aus den Schiffen, die auf ihr waren.

    DEVELOP Genesis Bomb with 3 sagt, wie viele es sind; die anderen kehren zurück. Der Planet hat die nächste Nummer deines Systems und zählt wie jeder andere.
