"""Drawing: pure functions from a puzzle to shapes with roles; no Qt and no colours."""
