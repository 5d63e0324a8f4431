"""What every game is built from: deals, actions, breaches, views, outcomes, records."""
