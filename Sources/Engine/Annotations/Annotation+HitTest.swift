// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

extension Annotation {
  /// The distance from a point in page space to the visible part of the annotation; 0 on it.
  ///
  /// Text markup is measured by its quads, a line or stroke by its own width, a shape without a fill
  /// by its outline alone, and everything else by its rectangle, turned as shown.
  public func distance(to point: Point) -> Double {
    switch type {
    case .highlight, .underline, .squiggly, .strikeOut, .redact:
      return distance(to: point, quads)
    case .link:
      // Quads that stick out of the rectangle do not count (ISO 32000-2, table 176).
      let area = rect.grown(by: 0.5)
      let isSound = quads.allSatisfy { area.union($0.bounds) == area }
      return distance(to: point, isSound ? quads : [])
    case .line: return distance(to: point, along: ([drawnLine] + leaders).map { Polyline($0) })
    case .polyLine: return distance(to: point, along: [Polyline(vertices)])
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

  /// The border of a square or circle is drawn inside its rectangle.
  private var inkedRect: Rect { rect.grown(by: -max(border.width, 0) / 2) }

  private func distance(to point: Point, _ quads: [Quad]) -> Double {
    quads.map { $0.distance(to: point) }.min() ?? rect.distance(to: point)
  }

  private func distance(to point: Point, along lines: [Polyline]) -> Double {
    let nearest = lines.map { $0.distance(to: point) }.min() ?? .infinity
    guard nearest.isFinite else { return rect.distance(to: point) }
    return max(0, nearest - max(border.width, 0) / 2)
  }

  private func distance(to point: Point, around outline: Polyline) -> Double {
    if interiorColor != nil, outline.surrounds(point) { return 0 }
    return distance(to: point, along: [outline])
  }
}

extension Page {
  /// The visible annotations at a point in page space: direct hits before annotations at most
  /// `tolerance` away, then smaller before larger, then upper before lower.
  ///
  /// Popups are left out: they are windows of the viewer, which the page does not show.
  public func annotations(
    at point: Point, tolerance: Double
  ) throws(EngineError) -> [Annotation] {
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
