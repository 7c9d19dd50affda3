// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

/// A handle of the selection that can be dragged.
struct Grip: Hashable {
  enum Part: Hashable {
    /// A corner or edge of the box: -1 left or up, 0 in the middle, 1 right or down.
    case side(x: Int, y: Int)
    case turn
    case vertex(Int)
    /// The middle of the line that follows a vertex.
    case midpoint(Int)
    case tip, knee
    case textStart, textEnd
  }

  /// The name in the overlay.
  var name: String
  var part: Part
  /// The position in page space.
  var point: Point

  /// The effect of dragging it.
  var mode: TransformationMode {
    switch part {
    case .side: .resize
    case .turn: .rotate
    default: .adjust
    }
  }

  /// The diameter in pixels of the view; the reach for a finger is wider.
  static let size = 12.0

  /// The grip at a touch. A touch nearer to the middle of the selection means the whole selection, so
  /// that small objects can be moved.
  static func touched(
    _ grips: [Grip], at sample: PointerSample, within box: Rect?, scale: Double
  ) -> Grip? {
    guard let point = sample.page?.point else { return nil }
    let reach = HitTolerance.pixels(sample.pointerType) * 1.5 / scale
    let nearest = grips.min { $0.point.distance(to: point) < $1.point.distance(to: point) }
    guard let nearest else { return nil }
    let distance = nearest.point.distance(to: point)
    if let box, point.distance(to: box.center) < distance { return nil }
    return distance <= reach ? nearest : nil
  }
}

/// The grips at a box's corners and edges. There is one more to rotate the box.
enum BoxGrips {
  private static let sides: [(name: String, x: Int, y: Int)] = [
    ("topLeft", -1, -1), ("top", 0, -1), ("topRight", 1, -1), ("right", 1, 0),
    ("bottomRight", 1, 1), ("bottom", 0, 1), ("bottomLeft", -1, 1), ("left", -1, 0),
  ]

  /// The grips around a box. They are named by the sides of the box, which rotate with it.
  static func around(_ box: TurnedRect, cornersOnly: Bool) -> [Grip] {
    sides.filter { !cornersOnly || ($0.x != 0 && $0.y != 0) }.map {
      Grip(
        name: $0.name, part: part($0.x, $0.y, turnedBy: box.rotation),
        point: box.point(Double($0.x), Double($0.y)))
    }
  }

  /// Maps a side for a rotation: after a quarter turn, it is another side of the rectangle on the page.
  /// A box at another angle is resized along its own axes.
  private static func part(_ x: Int, _ y: Int, turnedBy rotation: Double) -> Grip.Part {
    guard rotation.truncatingRemainder(dividingBy: 90) == 0 else { return .side(x: x, y: y) }
    let side = Matrix.turn(rotation).apply(Point(Double(x), Double(y)))
    return .side(x: Int(side.x), y: Int(side.y))
  }

  /// The rotation grip. It is above the box, or below it if the page has no room above.
  static func turn(_ box: TurnedRect, page: Rect, scale: Double) -> Grip {
    let away = Matrix.turn(box.rotation).apply(Point(0, Grip.size * 2 / scale))
    let (above, below) = (box.point(0, -1) - away, box.point(0, 1) + away)
    let isBelow = !page.contains(above) && page.contains(below)
    return Grip(name: "rotate", part: .turn, point: (isBelow ? below : above).clamped(into: page))
  }
}

/// The tip and the knee of a callout, and its box.
enum CalloutGrips {
  static func around(_ annotation: Annotation, cornersOnly: Bool) -> [Grip] {
    var grips: [Grip] = []
    if let tip = annotation.callout.first {
      grips.append(Grip(name: "start", part: .tip, point: tip))
    }
    if annotation.callout.count > 2 {
      grips.append(Grip(name: "knee", part: .knee, point: annotation.callout[1]))
    }
    return grips + BoxGrips.around(TurnedRect(annotation.textFrame), cornersOnly: cornersOnly)
  }
}

/// The grips at the two ends of the marked text.
enum MarkupGrips {
  /// Returns no grips if the page has no text there.
  static func around(_ annotation: Annotation, text: PageText) -> [Grip] {
    guard let range = text.range(markedBy: annotation.quads),
      let start = text.leadingEdge(of: range.lowerBound),
      let end = text.trailingEdge(of: range.upperBound - 1)
    else { return [] }
    return [
      Grip(name: "start", part: .textStart, point: start.lower),
      Grip(name: "end", part: .textEnd, point: end.lower),
    ]
  }
}

/// The corners of a line, polyline or polygon, and its sides' middles. A middle becomes a corner when
/// it is dragged.
enum VertexGrips {
  /// The least length of a side with a grip, in view pixels. Shorter sides have no grip in their
  /// middle.
  private static let shortSide = Grip.size * 3

  static func along(_ annotation: Annotation, scale: Double) -> [Grip] {
    var grips = annotation.corners.enumerated().map { index, point in
      Grip(name: "vertex-\(index)", part: .vertex(index), point: point)
    }
    guard annotation.type != .line else { return grips }
    for side in annotation.sides where side.from.distance(to: side.to) * scale >= shortSide {
      grips.append(
        Grip(
          name: "midpoint-\(side.index)", part: .midpoint(side.index),
          point: (side.from + side.to) * 0.5))
    }
    return grips
  }
}
