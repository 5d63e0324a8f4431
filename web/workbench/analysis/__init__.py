"""The board of analysis: play on and branch, what is legal, the best lines, the table as one seat sees it."""
