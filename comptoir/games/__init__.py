"""The titles. Each folder has the same files; none knows another."""
