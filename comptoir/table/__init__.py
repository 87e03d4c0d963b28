"""The table: people play in the browser, with friends and bots. `serve` starts it; docs/operate.md tells the rest."""
