"""Where bots meet: matches, seat-balanced runs of many games, what they come to, and what wins a title."""
