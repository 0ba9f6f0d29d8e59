# Gefahren und Vermächtnisse: was alle bindet.

hazard-drawn = Invasion { $number } hat eine Gefahr: { $hazard }{ $boss ->
        [yes] ; sie bleibt, bis ein anderer Boss kommt
       *[no] {""}
    }.
heading-laws = Was alle bindet
law-legacy = { $legacy }, bis zum Ende der Partie: { $rules }
law-boss = { $hazard }, ein Boss, der bleibt, bis ein anderer Boss kommt: { $rules }
law-hazard = { $hazard }, in Invasion { $numbers }: { $rules }
rules-hazards = Gefahren: Eins der drei Lose jeder Farbe trägt eine Gefahr, ein wildes nie. Sie wird aus allen gezogen, wenn ihr Los kommt, und bindet in dieser Invasion alle. Ein Boss bindet alle in allen Invasionen, bis ein anderer Boss kommt. Niemand kann eine Gefahr stoppen. Sie wirkt vor jeder Kraft.
heading-hazard = { $hazard }, eine Gefahr
why-blood-moon = bei Blutmond führt keine Verhandlung eine Flotte
about-option-hazards = Ob Lose des Schicksals Gefahren tragen (Dimension Hazardous).
