"""The rulebook, one chapter a file. `decide` only finds the chapter."""
