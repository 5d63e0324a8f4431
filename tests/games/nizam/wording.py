"""How actions of Nizam are expressed in English."""

ACTIONS = [
    ("RST>col2-top", "column 2, top end: shift, paid with ruby, sapphire and topaz"),
    ("activate", "activate the field"),
]
