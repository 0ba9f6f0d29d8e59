# Wer wem schreiben darf.

why-talk-garbled = in dieser Partie schreibt niemand an alle
why-talk-mute = in dieser Partie schreibt niemand an einzelne
why-talk-counted = in dieser Partie schreibt jeder in einer Phase { $most } Nachrichten an alle
why-talk-private = in dieser Partie schreibst du unter vier Augen dem, der ab der Ankunft in deiner Flotte ist, und dem Anführer, mit dem du verhandelst
about-option-talk = Wer wem schreiben darf: jeder jedem; wie es die Vorlage sagt; niemand an alle; niemand an einzelne (Q36).
