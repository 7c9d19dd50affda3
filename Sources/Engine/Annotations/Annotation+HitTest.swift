// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

extension Annotation {
  /// The distance from a point to the visible part of the annotation. Both are in page space; a point
  /// on that part has the distance 0.
  ///
  /// Text markup is measured by its quads, a line by its own width and the boxes of its endings, a
  /// shape without a fill by its outline alone, with the arcs of a cloud, and everything else by its
  /// rectangle, turned as shown.
  public func distance(to point: Point) -> Double {
    switch type {
    case .highlight, .underline, .squiggly, .strikeOut, .redact:
      return distance(to: point, quads)
    case .link:
      // Quads that stick out of the rectangle do not count (ISO 32000-2, table 176).
      let area = rect.grown(by: 0.5)
      let isSound = quads.allSatisfy { area.union($0.bounds) == area }
      return distance(to: point, isSound ? quads : [])
    case .line, .polyLine:
      let line = type == .line ? drawnLine : vertices
      let ends = endBoxes(of: line).map { $0.distance(to: point) }
      return ends.reduce(distance(to: point, along: ([line] + leaders).map { Polyline($0) }), min)
    case .ink: return distance(to: point, along: strokes.map { Polyline($0) })
    case .polygon: return distance(to: point, around: Polyline(vertices, isClosed: true))
    case .square:
      return distance(to: point, around: Polyline(inkedRect.corners, isClosed: true))
    case .circle: return distance(to: point, around: .ellipse(in: inkedRect))
    default:
      let box = outlineBox
      return box.rotation == 0 ? rect.distance(to: point) : box.distance(to: point)
    }
  }

  /// The outline of a square or circle. Its border, or the arcs of its cloud, are drawn inside its
  /// rectangle.
  private var inkedRect: Rect { rect.grown(by: -max(border.width, 0) / 2 - cloudDepth) }

  /// The reach of a cloud's arcs beyond the outline, in points. MuPDF draws the arcs in this size.
  var cloudDepth: Double { 4 * border.cloudiness }

  /// The boxes of the painted endings of a line.
  func endBoxes(of line: [Point]) -> [Rect] {
    guard let first = line.first, let last = line.last, line.count > 1 else { return [] }
    let ends = [(tip: first, origin: line[1]), (last, line[line.count - 2])]
    return zip(lineEndings, ends).compactMap { style, end in
      LineEnd(
        style: style, tip: end.tip, origin: end.origin, lineWidth: max(border.width, 0),
        scale: measure == nil ? 1.5 : 1
      ).bounds
    }
  }

  private func distance(to point: Point, _ quads: [Quad]) -> Double {
    quads.map { $0.distance(to: point) }.min() ?? rect.distance(to: point)
  }

  private func distance(to point: Point, along lines: [Polyline]) -> Double {
    let nearest = lines.map { $0.distance(to: point) }.min() ?? .infinity
    guard nearest.isFinite else { return rect.distance(to: point) }
    return max(0, nearest - max(border.width, 0) / 2)
  }

  private func distance(to point: Point, around outline: Polyline) -> Double {
    let distance = distance(to: point, along: [outline])
    if border.cloudiness <= 0 && interiorColor == nil { return distance }
    if outline.surrounds(point) { return interiorColor == nil ? distance : 0 }
    // The arcs reach a cloud's depth and half the line's width beyond the outline.
    let arcs = border.cloudiness > 0 ? cloudDepth + max(border.width, 0) / 2 : 0
    return max(0, distance - arcs)
  }
}

extension Page {
  /// The visible annotations at a point in page space: direct hits before annotations at most
  /// `tolerance` away, then smaller before larger, then upper before lower.
  ///
  /// Popups are left out: they are windows of the viewer, which the page does not show.
  public func annotations(at point: Point, tolerance: Double) throws(EngineError) -> [Annotation] {
    guard point.isFinite else { return [] }
    var hits: [(annotation: Annotation, isNear: Bool, position: Int)] = []
    for (position, annotation) in try shownAnnotations.enumerated()
    where annotation.type != .popup {
      let distance = annotation.distance(to: point)
      guard distance <= max(tolerance, 0) else { continue }
      hits.append((annotation, distance > 0, position))
    }
    hits.sort { a, b in
      if a.isNear != b.isNear { return b.isNear }
      let (first, second) = (a.annotation.rect.area, b.annotation.rect.area)
      return first != second ? first < second : a.position > b.position
    }
    return hits.map(\.annotation)
  }
}
