// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

extension Annotation {
  /// The properties that determine the place and shape.
  public static let places: Set<Property> = [
    "rect", "quads", "strokes", "vertices", "line", "callout", "textBox",
  ]

  /// How far the whole annotation moved, in points, rounded to a thousandth; `nil` if its shape
  /// changed as well.
  public func offset(from old: Annotation) -> Point? {
    let (now, before) = (outline, old.outline)
    guard counts == old.counts, let first = now.first, let origin = before.first else { return nil }
    let offset = Point(
      ((first.x - origin.x) * 1000).rounded() / 1000, ((first.y - origin.y) * 1000).rounded() / 1000
    )
    let isWhole = zip(now, before).allSatisfy { now, before in
      abs(now.x - before.x - offset.x) <= Annotation.moveTolerance
        && abs(now.y - before.y - offset.y) <= Annotation.moveTolerance
    }
    return isWhole ? offset : nil
  }

  /// In points. Files keep coordinates as short decimals, so the points of one annotation do not all
  /// move by exactly the same distance.
  private static let moveTolerance = 0.002

  private var outline: [Point] {
    func corners(_ rect: Rect) -> [Point] { [Point(rect.x0, rect.y0), Point(rect.x1, rect.y1)] }
    let marked = quads.flatMap { [$0.upperLeft, $0.upperRight, $0.lowerLeft, $0.lowerRight] }
    return corners(rect) + marked + strokes.flatMap(\.self) + vertices + line + callout
      + (textBox.map(corners) ?? [])
  }

  private var counts: [Int] {
    [quads.count, vertices.count, line.count, callout.count, textBox == nil ? 0 : 1]
      + strokes.map(\.count)
  }
}
