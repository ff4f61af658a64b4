"""A second game system, small and unlike the first: it keeps the seam honest."""
