"""Review: why did I lose? Every decision of a game weighed, every draw measured, and a sum that comes out."""
