# Aufzählungen: „a“, „a und b“, „a, b und c“.
list-next = { $first }, { $last }
list-last = { $first } und { $last }
list-none = nichts
