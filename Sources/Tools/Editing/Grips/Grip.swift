// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

/// A knob of what is selected, which a drag can take hold of.
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

  /// As the overlay names it.
  var name: String
  var part: Part
  /// In page space.
  var point: Point

  /// The effect of dragging it.
  var mode: TransformationMode {
    switch part {
    case .side: .resize
    case .turn: .rotate
    default: .adjust
    }
  }

  /// Across, in pixels of the view; a finger's reach is wider.
  static let size = 12.0

  /// The grip that a touch means. A touch that is nearer to the middle of the selection means all of
  /// it, so that small things can be moved.
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
