// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// An area of a page to redact, in page space.
struct RedactedArea {
  var quad: Quad
  /// Whether the area may mark a line of text. The boxes of adjacent lines overlap, so content that
  /// reaches into the area by only a tenth of a line's height belongs to a neighbouring line.
  var isLine: Bool

  /// The area, extended far beyond the visible page at its edges. It is extended only if it reaches an
  /// edge, because text may lie outside.
  func extended(beyond page: Rect) -> RedactedArea {
    let box = quad.bounds
    let upright = Quad(box)
    guard quad == upright else { return self }
    let slack = 1.0
    let far = 20_000.0
    let left = box.x0 <= page.x0 + slack ? page.x0 - far : box.x0
    let top = box.y0 <= page.y0 + slack ? page.y0 - far : box.y0
    let right = box.x1 >= page.x1 - slack ? page.x1 + far : box.x1
    let bottom = box.y1 >= page.y1 - slack ? page.y1 + far : box.y1
    return RedactedArea(quad: Quad(Rect(left, top, right, bottom)), isLine: isLine)
  }

  /// Whether one of the outlines reaches into the area.
  func holds(_ outlines: [Polyline], within reach: Double) -> Bool {
    let region = Polyline((isLine ? quad.core : quad).ring, isClosed: true)
    return outlines.contains { $0.comes(within: reach, of: region) }
  }
}

extension Annotation {
  var areas: [RedactedArea] {
    redactedAreas.map { RedactedArea(quad: $0, isLine: !quads.isEmpty) }
  }

  /// The area that the annotation covers: its lines with their endings if it is made of lines without a
  /// caption, or else its quads or its rectangle, filled or not.
  var outlines: [Polyline] {
    let hasCaption = measure != nil || captionText != nil
    switch type {
    case .ink where !strokes.isEmpty: return strokes.map { Polyline($0) }
    case .line where line.count == 2 && !hasCaption:
      return lines(drawnLine) + leaders.map { Polyline($0) }
    case .polyLine where vertices.count > 1 && !hasCaption: return lines(vertices)
    case .polygon where vertices.count > 2 && !hasCaption:
      let outline = Polyline(vertices, isClosed: true)
      return [outline] + outline.miterTips(width: border.width).map { Polyline([$0]) }
    default:
      guard !quads.isEmpty else { return [Polyline(rect.corners, isClosed: true)] }
      return quads.map { Polyline($0.core.ring, isClosed: true) }
    }
  }

  private func lines(_ points: [Point]) -> [Polyline] {
    let line = Polyline(points)
    return [line] + line.miterTips(width: border.width).map { Polyline([$0]) }
      + endBoxes(of: points).map { Polyline($0.corners, isClosed: true) }
  }

  /// The distance that strokes reach beyond the lines.
  var reach: Double {
    switch type {
    case .ink, .line, .polyLine, .polygon: max(border.width, 0) / 2 + max(cloudDepth, 0)
    default: 0
    }
  }
}

extension Quad {
  /// The corners in order around the quad.
  fileprivate var ring: [Point] { [upperLeft, upperRight, lowerRight, lowerLeft] }

  /// The quad without a strip at the top and bottom. A strip is a tenth of the quad's height, but not
  /// more than a tenth of a line's height.
  fileprivate var core: Quad {
    func inset(_ from: Point, _ to: Point) -> Point {
      let height = from.distance(to: to)
      return (to - from) * (height > 0 ? min(0.1, mostOverlap / height) : 0)
    }
    let (left, right) = (inset(upperLeft, lowerLeft), inset(upperRight, lowerRight))
    return Quad(
      upperLeft: upperLeft + left, upperRight: upperRight + right,
      lowerLeft: lowerLeft - left, lowerRight: lowerRight - right)
  }
}

/// A tenth of a line of 20 points.
private let mostOverlap: Double = 2
