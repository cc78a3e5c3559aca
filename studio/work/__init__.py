"""Use cases without a window: analyse, explain, generate; and the solver process."""
