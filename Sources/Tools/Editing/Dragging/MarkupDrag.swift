// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Members

/// Drags an end of marked text.
struct MarkupDrag: DragRule {
  @Indirect var annotation: Annotation
  var text: PageText
  /// The caret of the fixed end.
  var fixed: Int
  /// The unit by which the end moves: characters or words.
  var unit: TextUnit
  /// The vector from the pointer to the middle of the intended line: a grip is held below its line.
  var reach: Point
  /// Whether the contents are a copy of the marked text.
  var copiesText: Bool

  func outcome(of movement: DragMovement) -> DragOutcome {
    guard let hit = text.position(at: movement.current + reach) else { return DragOutcome() }
    let end = text.caret(at: hit, in: unit, from: fixed)
    let range = min(fixed, end)..<max(fixed, end)
    let quads = text.quads(of: range)
    guard quads != annotation.quads, var changed = annotation.marking(quads) else {
      return DragOutcome()
    }
    if copiesText { changed.contents = text.text(of: range) }
    return DragOutcome(change: .replaced(changed))
  }
}

extension PageText {
  /// The caret of a dragged end, while the other end stays. It is the caret at the pointer's place, or,
  /// by words, the far side of the word there. Space between words belongs to neither.
  fileprivate func caret(at hit: TextHit, in unit: TextUnit, from fixed: Int) -> Int {
    guard unit != .character else { return hit.caret }
    let word = range(of: unit, at: hit.character)
    let isSpace = text(of: word).allSatisfy(\.isWhitespace)
    return hit.caret >= fixed
      ? max(isSpace ? word.lowerBound : word.upperBound, fixed)
      : min(isSpace ? word.upperBound : word.lowerBound, fixed)
  }
}

extension Annotation {
  /// The text markup moved to other text; `nil` if there is none.
  func marking(_ quads: [Quad]) -> Annotation? {
    guard let first = quads.first else { return nil }
    var changed = self
    changed.quads = quads
    changed.rect = quads.dropFirst().reduce(first.bounds) { $0.union($1.bounds) }
    return changed
  }
}
