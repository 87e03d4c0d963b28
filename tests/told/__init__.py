"""All that is told of a game is held against what the engine did: see law.py."""
