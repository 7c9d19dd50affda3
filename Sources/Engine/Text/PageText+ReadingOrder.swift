// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

extension PageText {
  /// The reading position of a point, as a caret: within or beside the nearest line, or after the line
  /// if the point is below it.
  public func readingPosition(of point: Point) -> Int {
    let nearest = lines.map { (line: $0, distance: $0.rect.distance(to: point)) }
      .min { $0.distance < $1.distance }
    guard let line = nearest?.line else { return 0 }
    return point.y > line.rect.y1 ? line.range.upperBound : hit(point, in: line).caret
  }
}

extension Page {
  /// Sorts annotations of the page in the reading order of its text.
  public func readingOrder(_ annotations: [Annotation]) throws(EngineError) -> [Annotation] {
    guard annotations.count > 1 else { return annotations }
    let text = try text()
    return annotations.map { (annotation: $0, caret: text.readingPosition(of: $0.beginning)) }
      .sorted { a, b in
        let (first, second) = (a.annotation.beginning, b.annotation.beginning)
        return (a.caret, first.y, first.x) < (b.caret, second.y, second.x)
      }
      .map(\.annotation)
  }
}

extension Annotation {
  /// The reference point: the middle of the left side of its first quad, or its upper left corner.
  /// left.
  fileprivate var beginning: Point {
    guard let quad = quads.first else { return rect.origin }
    return Point(
      (quad.upperLeft.x + quad.lowerLeft.x) / 2 + 0.5, (quad.upperLeft.y + quad.lowerLeft.y) / 2)
  }
}

extension PageText {
  /// The columns of the page's text as blocks; empty if the page has an excessive number of text
  /// pieces.
  var columnBlocks: [PageBlock] {
    let groups = Dictionary(grouping: lines, by: TextHeading.init)
    return groups.values.flatMap { lines -> [PageBlock] in
      guard let frame = lines.first else { return [] }
      let pieces = lines.flatMap { TextPiece.pieces(of: $0, characters) }
      guard pieces.count <= 12_000 else { return [] }
      return TextClusters(pieces.sorted { $0.box.across0 < $1.box.across0 }).boxes.map { box in
        PageBlock(
          kind: .text, rect: frame.quad(box).bounds,
          isSideways: frame.directionY.magnitude > frame.directionX.magnitude)
      }
    }
  }
}

/// The direction of a line, rounded so that similar directions compare equal.
private struct TextHeading: Hashable {
  let x: Int
  let y: Int

  init(_ line: TextLineRecord) {
    x = Int((line.directionX * 512).rounded())
    y = Int((line.directionY * 512).rounded())
  }
}
