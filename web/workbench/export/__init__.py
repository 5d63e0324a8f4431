"""What is taken away: the fence of a rulebook, a tag, a picture, a study, a position, a record."""
