# SPDX-License-Identifier: AGPL-3.0-or-later
"""How much a page changed, cell by cell, between two pictures of it."""

# Pixels a point, and points a cell.
SCALE, CELL = 2, 4
# A cell that changed by more than this, of 1, is inked; one that changed by less is not.
INKED, BLANK = 0.08, 0.02


class Ink:
    """The difference of two pictures of one size: each the width, and rows of RGB."""

    def __init__(self, before, after):
        (width, old), (other, new) = before, after
        if (width, len(old)) != (other, len(new)):
            raise ValueError(f"the page was {width} × {len(old)} and is {other} × {len(new)} pixels")
        side = SCALE * CELL
        self.columns, self.rows = -(-width // side), -(-len(old) // side)
        self.cells = [[0.0] * self.columns for _ in range(self.rows)]
        for y, (first, second) in enumerate(zip(old, new)):
            if first != second:
                self._add(self.cells[y // side], first, second, 3 * side)

    @staticmethod
    def _add(row, first, second, step):
        for column, start in enumerate(range(0, len(first), step)):
            a, b = first[start:start + step], second[start:start + step]
            if a != b:
                row[column] += sum(abs(p - q) for p, q in zip(a, b)) / (255 * step * SCALE * CELL)

    def around(self, rect):
        """The cells that a rectangle in points touches."""
        left, top, right, bottom = (value / CELL for value in rect)
        for y in range(max(int(top), 0), min(int(-(-bottom // 1)), self.rows)):
            for x in range(max(int(left), 0), min(int(-(-right // 1)), self.columns)):
                yield x, y

    def amount(self, rect):
        """The sum of all change in a rectangle."""
        return sum(self.cells[y][x] for x, y in self.around(rect))

    def share(self, rect):
        """The share of a rectangle's cells that are inked."""
        cells = [self.cells[y][x] > INKED for x, y in self.around(rect)]
        return sum(cells) / max(len(cells), 1)

    def beside(self, rects):
        """Changed cells that lie in none of the rectangles, in points."""
        covered = {cell for rect in rects for cell in self.around(rect)}
        return [
            (x * CELL, y * CELL)
            for y in range(self.rows)
            for x in range(self.columns)
            if self.cells[y][x] > BLANK and (x, y) not in covered
        ]

    def missing(self, other):
        """Inked cells near which the other picture has nothing, as a share of all inked cells."""
        inked = [
            (x, y) for y in range(self.rows) for x in range(self.columns)
            if self.cells[y][x] > 2 * INKED
        ]
        lonely = [place for place in inked if not other.is_inked_near(*place)]
        return len(lonely) / max(len(inked), 1)

    def is_inked_near(self, x, y):
        return any(
            self.cells[row][column] > INKED / 2
            for row in range(max(y - 1, 0), min(y + 2, self.rows))
            for column in range(max(x - 1, 0), min(x + 2, self.columns))
        )

    @property
    def total(self):
        return sum(map(sum, self.cells))
