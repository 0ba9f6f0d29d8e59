# What is written into the picture of the rosters, where there is little room, and the picture in words.
drawn-ship = speed { $speed }, thrust { $thrust }, mass { $mass }
drawn-crew = crew { $crew }/{ $room }
drawn-heat = heat { $heat }
key-ready = ready
key-working = at work
key-hurt = hurt
key-heat = heat
key-damaged = damaged
key-destroyed = destroyed

pictured = Ship rosters. { $ships }.
pictured-gone = { $seat } is eliminated
pictured-systems = { $some } of { $all } systems work
pictured-destroyed = { $system } destroyed
pictured-marks = { $system } has { $marks } of { $limit } marks
pictured-crew = crew { $crew } of { $room }
pictured-working = { $crew } at work
pictured-hurt = { $crew } hurt
pictured-speed = speed { $speed }
