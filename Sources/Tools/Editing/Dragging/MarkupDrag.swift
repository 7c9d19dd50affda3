// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

/// Drags an end of marked text.
struct MarkupDrag: DragRule {
  var annotation: Annotation
  var text: PageText
  /// The caret of the end that stays.
  var fixed: Int
  /// The vector from the pointer to the middle of the intended line: a grip is held below its line.
  var reach: Point

  func outcome(of movement: DragMovement) -> DragOutcome {
    guard let hit = text.position(at: movement.current + reach) else { return DragOutcome() }
    let range = min(fixed, hit.caret)..<max(fixed, hit.caret)
    let quads = text.quads(of: range)
    guard quads != annotation.quads, let changed = annotation.marking(quads) else {
      return DragOutcome()
    }
    return DragOutcome(change: .replaced(changed))
  }
}

extension Annotation {
  /// Text markup on other text; `nil` of none.
  func marking(_ quads: [Quad]) -> Annotation? {
    guard let first = quads.first else { return nil }
    var changed = self
    changed.quads = quads
    changed.rect = quads.dropFirst().reduce(first.bounds) { $0.union($1.bounds) }
    return changed
  }
}
