about-piece-guardian =
    Du stehst anderen bei: Als Verbündeter zählen deine Steine so viel, wie der Hauptspieler deiner Seite im Kampf hat.

    Das gilt, wenn beide Seiten gezählt werden, und sie zählen auch weniger, wo der Hauptspieler weniger hat als du. Du verlierst, landest und wirst belohnt mit den Steinen, die da sind.
