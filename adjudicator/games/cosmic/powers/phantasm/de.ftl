about-piece-phantasm =
    Als Hauptspieler darfst du eine Karte ziehen, wenn die Karten aufgedeckt sind; sie tritt an die Stelle der gespielten.

    Die gespielte wird abgelegt. Ist die gezogene weder ein Attack noch ein Compromise, bleibt sie in deiner Hand, und deine liegt weiter da.
about-order-conjure = Zieht eine Karte, die an die Stelle der von dir gespielten tritt (Phantasm).
