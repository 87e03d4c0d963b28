"""The engine: positions, rules as steps, luck, actions, records. It knows no game."""
