# Wie die Abschnitte einer Phase auf den Webseiten heißen.
stage-building = Schiffbau
stage-combat = Gefecht

# Wie die Fragen heißen.
about-question-action = Handlung
about-question-build = Schiffbau
about-question-crew = Mannschaft
about-question-crew-at-work = Rückkehr von der Reparatur
about-question-damage = Schaden
about-question-evade = Ausweichen
about-question-harm = Verletzte
about-question-lose = Tote
