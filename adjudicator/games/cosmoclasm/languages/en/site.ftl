# What the web site says of a game: how players began, and the stages of a phase.
opening-none = no station
opening-station = a station on { $where }
stage-recruitment = recruitment
stage-round = round
