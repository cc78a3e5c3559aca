"""The controls of the window. They take plain values and emit signals; none knows a puzzle."""
