"""The web pages: tables drawn from views, and the programs that run them. It has no rules of games."""
