"""The laboratory: the titles behind the interfaces that researchers use. Each module needs its own package, so import
the one you want: comptoir.research.pettingzoo, .gymnasium, .openspiel, .dataset."""
