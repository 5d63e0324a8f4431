"""Tables drawn from views: zones that every game shares, and one module a game."""
