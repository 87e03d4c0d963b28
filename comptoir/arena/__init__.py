"""Where bots meet."""
