# Aufzählungen: „a“, „a und b“, „a, b und c“; „a oder b“, wo eines gemeint ist.
list-next = { $first }, { $last }
list-last = { $first } und { $last }
list-last-or = { $first } oder { $last }
list-none = nichts
list-and = {" "}und{" "}
list-run = { $first } bis { $last }
