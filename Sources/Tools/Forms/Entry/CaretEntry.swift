// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction

/// Text entry at a caret: the common part of fields and free texts, so that keys, touches and the
/// clipboard do the same in both.
protocol CaretEntry {
  var text: EditableText { get }
  var layout: FieldLayout { get }
  /// The horizontal position of the caret before it moved to shorter lines.
  var goal: Double? { get set }
  /// Whether the text is hidden and cannot be copied, as a password.
  var isSecret: Bool { get }
  /// Replaces a range by a text, within the field's limits.
  mutating func change(
    _ range: Range<Int>, to new: String, in context: any ToolContext
  ) throws(ToolError)
  /// Undoes or redoes a step of the entry. Returns whether there was one.
  mutating func step(_ back: Bool, in context: any ToolContext) throws(ToolError) -> Bool
  mutating func move(to offset: Int, extending: Bool)
  mutating func select(_ range: Range<Int>)
  /// The position in the text that is nearest to a point. The point is in page space.
  func offset(at point: Point) -> Int
  /// Whether a page point lies in the text being entered.
  func contains(_ point: Point) -> Bool
}

extension CaretEntry {
  /// Handles a touch on the text's page: one tap places the caret, two select a word, three select
  /// everything, and a drag selects.
  ///
  /// - Parameter isSelecting: whether a selecting drag is under way.
  /// - Returns: whether the touch belonged to the text.
  mutating func touch(_ gesture: Gesture, at place: PagePoint, isSelecting: inout Bool) -> Bool {
    let isInside = contains(place.point)
    let offset = offset(at: place.point)
    switch gesture {
    case .tap(let sample) where isInside:
      move(to: offset, extending: sample.modifiers.contains(.shift))
    case .doubleTap where isInside, .longPress where isInside:
      select(isSecret ? 0..<text.characters.count : text.word(at: offset))
    case .tripleTap where isInside: select(0..<text.characters.count)
    case .contextMenu where isInside: break
    case .drag(let step) where step.phase == .began:
      guard let origin = step.origin.page, origin.pageIndex == place.pageIndex,
        contains(origin.point)
      else { return false }
      move(to: self.offset(at: origin.point), extending: false)
      isSelecting = true
    case .drag(let step) where isSelecting && step.phase != .cancelled:
      move(to: offset, extending: true)
      isSelecting = step.phase == .moved
    default: return false
    }
    return true
  }
}
