# What the web site calls the stages of a phase.
stage-building = building
stage-combat = combat
