// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

/// The effect of a drag on the annotations that it began with.
protocol DragRule {
  /// The outcome after a movement, counted from the drag's start.
  func outcome(of movement: DragMovement) -> DragOutcome
}

/// The movement of a drag so far, in page space.
struct DragMovement {
  var origin: Point
  var current: Point
  var modifiers: Modifiers
  /// The view's scale, in pixels per point.
  var scale: Double

  var delta: Point { current - origin }
}

struct DragOutcome {
  var change = DragChange.none
  /// The lines that show snap targets.
  var guides: [(from: Point, to: Point)] = []
  /// The part of the page's contents that was snapped to.
  var snap: ContentSnap?
}

/// A change to annotations as a drag makes it: one for all of them, so that a move of the pointer
/// need not touch each.
indirect enum DragChange: Hashable {
  case none
  case moved(Point)
  case mapped(Matrix)
  /// A single annotation is replaced.
  case replaced(Annotation)

  func apply(to annotation: Annotation) -> Annotation {
    switch self {
    case .none: annotation
    case .moved(let delta): annotation.moved(by: delta)
    case .mapped(let map): annotation.reshaped(by: map)
    case .replaced(let other): other
    }
  }

  /// The new box around all of them.
  func apply(to box: Rect) -> Rect {
    switch self {
    case .none, .replaced: box
    case .moved(let delta): box.moved(by: delta)
    case .mapped(let map): map.apply(box)
    }
  }
}
