# What could not be read in a letter as it was meant.
letter-undivided = the letter says it has several parts and has none; it was read as one text
letter-html = the letter is in HTML only; it was read as text
letter-encrypted = the letter is encrypted and could not be read; send orders as plain text
letter-damaged = the letter is damaged ({ $fault }); everything in it was read as plain text
letter-cut = the text was cut at { $most } KB; nothing after that was read
letter-cut-lines = the text was cut at { $most } lines; nothing after that was read
letter-cut-header = the header of the letter was cut at { $most } KB; nothing of it after that was read
letter-cut-structure = the letter has too many lines in too many parts; what stands below was not read
letter-cut-parts = the letter has more than { $most } parts; the others were not read
attachment-ignored = attachment ignored: { $name }{ $size }
attachment-read = the letter itself is empty; its attachment { $name ->
        [no] without a name
       *[other] { $name }
    } was read instead
charset-other = the letter says its charset is { $declared }; it was read as { $read }
charset-guessed = the letter { $declared ->
        [no] does not say its charset
       *[other] says its charset is { $declared }
    }; it was read as { $read }, which is a guess
