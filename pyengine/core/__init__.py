"""The classes that every game is built from: options, breaches, events, states, outcomes, records."""
