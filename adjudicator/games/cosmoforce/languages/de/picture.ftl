# Was im Bild der Schiffe steht, wo wenig Platz ist, und das Bild in Worten.
drawn-ship = Tempo { $speed }, Schub { $thrust }, Masse { $mass }
drawn-crew = Leute { $crew }/{ $room }
drawn-heat = Hitze { $heat }
key-ready = bereit
key-working = repariert
key-hurt = verletzt
key-heat = Hitze
key-damaged = beschädigt
key-destroyed = zerstört

pictured = Die Schiffe. { $ships }.
pictured-gone = { $seat } ist ausgeschieden
pictured-systems = { $some } von { $all } Bauteilen arbeiten
pictured-destroyed = { $system } zerstört
pictured-marks = { $system } hat { $marks } von { $limit } Marken
pictured-crew = { $crew } von { $room } Leuten
pictured-working = { $crew } bei Reparatur
pictured-hurt = { $crew } verletzt
pictured-speed = Tempo { $speed }
