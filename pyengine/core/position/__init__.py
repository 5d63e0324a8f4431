"""Position texts: a game declares what its positions are made of; reading, writing and facts follow from that.

A position text is made of items between bars or line ends, in any order: a name, and the words of its value.

    players 2 | seat 1 | hand 1 3 9 | hand 2 - | pile 6 | deck 4 2 | rng 0

A game declares its items in the order they are written in: a `Count` is a number, a `Choice` one word of several,
`Counts` a number for each seat, a `Zone` cards, a `Stream` the state of the random numbers, and whatever else there
is an `Item` of the game's own. Cards are drawn from a `Box`, so that none lies in two zones, and a `Rest` says where
those go that are named nowhere: so every card of the box is somewhere, exactly once. A `Schema` puts it together.
"""
