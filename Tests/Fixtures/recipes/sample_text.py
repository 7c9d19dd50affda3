# SPDX-License-Identifier: AGPL-3.0-or-later
"""The words of the demonstration's document."""

SUBTITLE = "How the page got its sides, its margins and its manners"

SIDES = (
    "Open a book and two pages look back at you. The one on the right is the recto, the front "
    "of its leaf; turn it over and you meet the verso, its back. Scribes who counted leaves "
    "rather than pages needed the two words, and a reference such as \u201c12 verso\u201d still "
    "finds the same place in a manuscript after eight hundred years."
)
NUMBERS = (
    "When printers began to number pages instead of leaves, they kept the order. Page one is a "
    "recto, and so every odd page is; chapters like to begin there, because the eye of somebody "
    "who leafs through a book falls on the right-hand side first."
)
MARGINS = [
    "A margin is not what is left over. The lower margin is the widest and the inner one the "
    "narrowest, so that two facing pages read as one picture.",
    "The reader\u2019s thumbs rest in the outer margin, and so do the reader\u2019s thoughts: "
    "notes, small hands that point, a fish drawn by a bored monk.",
    "One old proportion gives the four margins as two, three, four and six parts.",
]
LINES = [
    "The measure is the length of a line. When it is too long, the eye loses its way back to "
    "the left; when it is too short, it never settles into a rhythm.",
    "Between forty-five and seventy-five characters is comfortable for a book with one column. "
    "A narrow column, as in a newspaper, makes do with forty.",
    "Leading is the distance from one baseline to the next. It takes its name from the strips "
    "of lead that compositors laid between the lines of type.",
    "A widow is the last line of a para\u00adgraph that stands alone at the top of a page. "
    "Compositors went to great lengths not to leave one behind.",
    "Further reading:",
]
FOLDING = (
    "Books are not printed page by page. A large sheet takes several pages on each side, some "
    "of them upside down, in an order that makes no sense until the sheet is folded. Folded "
    "twice it becomes a quarto: four leaves, eight pages. Several of them, one inside the "
    "other or one after the other, are sewn through the fold."
)
CLOSING = (
    "The printer signs the first page of each sheet with a small letter, so that the binder "
    "can gather the sheets in order. A book that has lost a sheet gives itself away: the "
    "alphabet has a gap."
)
