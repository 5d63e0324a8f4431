"""Tables as still pictures, for texts and notebooks: nothing in them acts."""
