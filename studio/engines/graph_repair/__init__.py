"""The least change of a graph that lets a line of the wanted sort exist."""
