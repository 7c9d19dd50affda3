// SPDX-License-Identifier: AGPL-3.0-or-later

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
