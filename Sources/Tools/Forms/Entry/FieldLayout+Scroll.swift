// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

extension FieldLayout {
  /// The scroll offset that brings the caret into the box with the least movement.
  func scroll(from old: Point, toShow offset: Int) -> Point {
    let caret = caret(at: offset)
    guard !isMultiline else {
      let end = (lines.last?.top ?? 0) + lineHeight
      let y = FieldLayout.scrolled(
        old.y, toShow: caret.y, caret.y + lineHeight, size.height, end: end)
      return Point(0, y)
    }
    guard !isComb else { return .zero }
    let end = (lines.last?.end ?? 0) + inset
    let x = FieldLayout.scrolled(
      old.x, toShow: caret.x - inset, caret.x + inset, size.width, end: end)
    return Point(x, 0)
  }

  private static func scrolled(
    _ old: Double, toShow first: Double, _ last: Double, _ room: Double, end: Double
  ) -> Double {
    var scroll = min(old, max(end - room, 0))
    scroll = max(scroll, last - room)
    return max(min(scroll, first), 0)
  }

  /// The visible part of each line at this scroll offset: the characters that are wholly in the box.
  func visible(_ scroll: Point) -> [(line: Line, range: Range<Int>)] {
    let slack = 0.5
    return lines.compactMap { line in
      let top = line.top - scroll.y
      if isMultiline, top < -slack || top + lineHeight > size.height + slack, lines.count > 1 {
        return nil
      }
      let inside = line.range.filter { offset in
        let span = line.span(offset)
        return span.x0 - scroll.x >= -slack && span.x1 - scroll.x <= size.width + slack
      }
      guard let first = inside.first, let last = inside.last else { return nil }
      return (line, first..<(last + 1))
    }
  }
}
