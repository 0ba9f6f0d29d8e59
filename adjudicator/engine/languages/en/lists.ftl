# Lists: "a", "a and b", "a, b and c".
list-next = { $first }, { $last }
list-last = { $first } and { $last }
list-none = nothing
