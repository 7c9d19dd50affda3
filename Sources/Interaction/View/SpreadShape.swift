// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// One spread by itself: its pages placed in canvas points, with the spread's top left at the origin.
///
/// Two pages face each other across the gap, centred on each other. A page that stands alone in a
/// facing layout keeps its side, beside an empty place of its own width. Any other is the whole
/// spread.
struct SpreadShape {
  /// The frames of the pages, in reading order.
  let pages: [Rect]
  let size: Size
  /// The part of the width that is left of the line on which spreads are aligned in a column: the
  /// middle of the gap in a facing layout, of the page in any other.
  let left: Double

  /// `sizes` are those of the pages as turned, in reading order; `startsSecond` says whether the
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
