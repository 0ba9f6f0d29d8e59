about-piece-neighbor =
    Du kennst dich aus: Für jeden deiner Steine auf den Planeten des Systems, das angegriffen wird, zählst du eins dazu.

    Das gilt als Hauptspieler und als Verbündeter. Steine, mit denen du dort einen Planeten verteidigst, zählen mit; Steine in einem Kegel sind auf keinem Planeten.
