# Was alle bindet und niemandem gehört: Vermächtnisse.

about-piece-legacy-of-macron = Alle Schiffe haben die vierfache Stärke.
