"""Networks that learn a title by playing it against themselves. PyTorch learns (`comptoir[learn]`), numpy plays.

Worker processes step many games of all seat counts (worker.py, hall.py); the learner looks at all positions at once,
chooses, and learns from what came of it (learner.py, returns.py, loss.py). docs/learn.md tells the whole."""
