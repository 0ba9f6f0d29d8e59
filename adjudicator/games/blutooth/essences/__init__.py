"""The essences of powers: what each brings, and what it costs. A class here is an essence."""
