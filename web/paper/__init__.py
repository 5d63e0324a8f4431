"""Rulebooks and cards on paper: what is typeset, drawn and cut. Nothing here runs in a browser of a reader."""
