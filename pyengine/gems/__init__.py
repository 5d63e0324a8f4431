"""What the two games of gems, Nizam and Pearl of the East, share: the field of 5×5, its tables, their beam search."""
