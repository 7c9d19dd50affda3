// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

extension FieldLayout {
  /// The line of a position in the text; at a line break, the later line.
  func lineIndex(of offset: Int) -> Int {
    lines.lastIndex { $0.range.lowerBound <= offset } ?? 0
  }

  /// The upper end of the caret before a character.
  func caret(at offset: Int) -> Point {
    let line = lines[lineIndex(of: offset)]
    return Point(line.edge(before: offset), line.top)
  }

  /// The position in the text that is nearest to a point.
  func offset(at point: Point) -> Int {
    let last = lines.count - 1
    let row = ((point.y - lines[0].top) / lineHeight).rounded(.down)
    guard row > 0 else { return offset(on: 0, x: point.x) }
    return offset(on: row >= Double(last) ? last : Int(row), x: point.x)
  }

  /// The position on a line that is nearest to an x coordinate.
  func offset(on index: Int, x: Double) -> Int {
    let line = lines[min(max(index, 0), lines.count - 1)]
    var best = line.range.lowerBound
    for offset in line.range.lowerBound...line.range.upperBound
    where abs(line.edge(before: offset) - x) < abs(line.edge(before: best) - x) {
      best = offset
    }
    return min(best, end(ofLine: index))
  }

  /// The last position on a line. The position after the blank at a line break belongs to the next line.
  func end(ofLine index: Int) -> Int {
    let range = lines[min(max(index, 0), lines.count - 1)].range
    let isBroken = index + 1 < lines.count && lines[index + 1].range.lowerBound == range.upperBound
    return isBroken ? max(range.upperBound - 1, range.lowerBound) : range.upperBound
  }

  /// The boxes of a part of the text. There is one for each contiguous run on a line.
  func boxes(of range: Range<Int>) -> [Rect] {
    lines.flatMap { line in
      let spans = range.clamped(to: line.range).map(line.span).filter { $0.x0 < $0.x1 }
      var boxes: [Rect] = []
      for span in spans.sorted(by: { $0.x0 < $1.x0 }) {
        if let last = boxes.last, span.x0 - last.x1 < 0.01 {
          boxes[boxes.count - 1].x1 = max(last.x1, span.x1)
        } else {
          boxes.append(Rect(span.x0, line.top, span.x1, line.top + lineHeight))
        }
      }
      return boxes
    }
  }
}

extension FieldLayout.Line {
  /// The x coordinate of the caret before a character. The offset may also be after the last one.
  func edge(before offset: Int) -> Double {
    let index = offset - range.lowerBound
    if starts.indices.contains(index) { return starts[index] }
    return (index < 0 ? starts.first : ends.last) ?? origin
  }

  /// The extent of a character.
  func span(_ offset: Int) -> (x0: Double, x1: Double) {
    let index = offset - range.lowerBound
    guard starts.indices.contains(index), ends.indices.contains(index) else {
      return (origin, origin)
    }
    return (min(starts[index], ends[index]), max(starts[index], ends[index]))
  }

  /// The edges of the characters of a run: where each one starts, and where the last one ends.
  func edges(of run: Range<Int>) -> [Double] {
    let last = run.upperBound - 1 - range.lowerBound
    return run.map(edge(before:)) + (ends.indices.contains(last) ? [ends[last]] : [])
  }

  /// The left end of the line.
  var start: Double { range.map { span($0).x0 }.min() ?? origin }
  /// The right end of the line.
  var end: Double { range.map { span($0).x1 }.max() ?? origin }

  /// The runs of one direction in a range, in logical order.
  func runs(of part: Range<Int>) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for offset in part.clamped(to: range) {
      if let last = runs.last, last.upperBound == offset,
        isTurned(offset) == isTurned(offset - 1),
        abs(edge(before: offset) - ends[offset - 1 - range.lowerBound]) < 0.01
      {
        runs[runs.count - 1] = last.lowerBound..<(offset + 1)
      } else {
        runs.append(offset..<(offset + 1))
      }
    }
    return runs
  }

  private func isTurned(_ offset: Int) -> Bool {
    starts[offset - range.lowerBound] > ends[offset - range.lowerBound]
  }
}

extension FieldLayout {
  /// The scroll offset that brings the caret into the box. It needs the least movement.
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
