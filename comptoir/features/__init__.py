"""Positions as numbers for networks, written by compiled code. Knows no game."""
