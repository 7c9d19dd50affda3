// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// One spread by itself: its pages placed in canvas points, with the spread's top left at the origin.
///
/// Two pages face each other across the gap, with aligned centres. A single page in a facing layout
/// keeps its side, beside an empty place of its own width. In other layouts, the page is the whole
/// spread.
struct SpreadShape {
  /// The frames of the pages, in reading order.
  let pages: [Rect]
  let size: Size
  /// The width to the left of the alignment line. Spreads in a column are aligned on this line: the
  /// middle of the gap in a facing layout, else the middle of the page.
  let left: Double

  /// `sizes` are the sizes of the rotated pages, in reading order; `startsSecond` is whether the
  /// first of them takes the second place.
  init(
    sizes: [Size], isFacing: Bool, startsSecond: Bool, direction: ReadingDirection, gap: Double
  ) {
    let height = sizes.map(\.height).max() ?? 0
    guard isFacing, let first = sizes.first, let last = sizes.last else {
      let width = sizes.first?.width ?? 0
      pages = sizes.map { Rect(0, 0, $0.width, $0.height) }
      size = Size(width, height)
      left = width / 2
      return
    }
    let widths =
      direction == .leftToRight ? (first.width, last.width) : (last.width, first.width)
    size = Size(widths.0 + gap + widths.1, height)
    left = widths.0 + gap / 2
    pages = sizes.enumerated().map { position, page in
      let isSecond = startsSecond != (position == 1)
      let isRight = isSecond == (direction == .leftToRight)
      let x = isRight ? widths.0 + gap : 0
      return Rect(origin: Point(x, (height - page.height) / 2), size: page)
    }
  }
}
