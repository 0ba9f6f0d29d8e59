# Lists: "a", "a and b", "a, b and c"; "a or b" where one of them is meant.
list-next = { $first }, { $last }
list-last = { $first } and { $last }
list-last-or = { $first } or { $last }
list-none = nothing
list-and = {" "}and{" "}
list-run = { $first } to { $last }
