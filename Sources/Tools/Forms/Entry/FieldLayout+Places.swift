// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

extension FieldLayout {
  /// The line that a place in the text is on: where a line was broken, the later one.
  func lineIndex(of offset: Int) -> Int {
    lines.lastIndex { $0.range.lowerBound <= offset } ?? 0
  }

  /// The upper end of the caret before a character.
  func caret(at offset: Int) -> Point {
    let line = lines[lineIndex(of: offset)]
    return Point(line.edge(before: offset), line.top)
  }

  /// The place in the text that is nearest to a point.
  func offset(at point: Point) -> Int {
    let last = lines.count - 1
    let row = ((point.y - lines[0].top) / lineHeight).rounded(.down)
    guard row > 0 else { return offset(on: 0, x: point.x) }
    return offset(on: row >= Double(last) ? last : Int(row), x: point.x)
  }

  /// The place on a line that is nearest to an x.
  func offset(on index: Int, x: Double) -> Int {
    let line = lines[min(max(index, 0), lines.count - 1)]
    var best = line.range.lowerBound
    for offset in line.range.lowerBound...line.range.upperBound
    where abs(line.edge(before: offset) - x) < abs(line.edge(before: best) - x) {
      best = offset
    }
    return min(best, end(ofLine: index))
  }

  /// The last place on a line: behind the blank that it was broken at is the next line.
  func end(ofLine index: Int) -> Int {
    let range = lines[min(max(index, 0), lines.count - 1)].range
    let isBroken = index + 1 < lines.count && lines[index + 1].range.lowerBound == range.upperBound
    return isBroken ? max(range.upperBound - 1, range.lowerBound) : range.upperBound
  }

  /// The boxes of a part of the text, a line each.
  func boxes(of range: Range<Int>) -> [Rect] {
    lines.compactMap { line in
      let part = range.clamped(to: line.range)
      guard !part.isEmpty else { return nil }
      return Rect(
        line.edge(before: part.lowerBound), line.top, line.edge(before: part.upperBound),
        line.top + lineHeight)
    }
  }
}

extension FieldLayout.Line {
  /// Where a character begins, within the line.
  func edge(before offset: Int) -> Double {
    let index = min(max(offset - range.lowerBound, 0), edges.count - 1)
    return edges.indices.contains(index) ? edges[index] : 0
  }
}
