// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction

/// What the entered text does to its annotation.
extension TextEntry {
  /// Gives an annotation the text, its box and its style.
  func dress(_ annotation: inout Annotation) {
    annotation.frame = frame
    annotation.rotation = frame.rotation
    annotation.contents = text.text
    annotation.text = style.text
    annotation.color = style.color
    annotation.interiorColor = style.interiorColor
    annotation.opacity = style.opacity
    annotation.border = style.border
  }

  /// Gives a free text what was entered, in one step; one that was emptied is deleted.
  ///
  /// - Parameter old: the annotation when the entry last took it up.
  func write(into old: Annotation, in context: any ToolContext) throws(ToolError) {
    guard let now = try context.present(old) else { return }
    let isRewritten = says(otherThan: old)
    guard isRewritten || style != old.style else { return }
    if isEmpty, isRewritten { return try context.carryOut(DeleteAnnotations([now])) }
    var changed = now.taking(old.saying(self), from: old)
    changed.modified = context.now
    try context.carryOut(UpdateAnnotations([changed], verb: "Edit"))
  }
}

extension TextEntry {
  /// Whether an annotation's box is still the entry's own: a save wrote it as it is here, or nobody
  /// changed it. The entry then keeps its place, from which the box can grow in width.
  func isPlaced(like now: Annotation, from old: Annotation) -> Bool {
    guard now.pageIndex == pageIndex else { return false }
    return now.writingFrame.isClose(to: frame) || now.writingFrame.isClose(to: old.writingFrame)
  }
}

extension TurnedRect {
  /// Whether two rectangles differ only by the rounding of numbers. Numbers are rounded in the file.
  fileprivate func isClose(to other: TurnedRect) -> Bool {
    let turn = (rotation - other.rotation).remainder(dividingBy: 360)
    return abs(turn) < 0.05
      && zip(upright.corners, other.upright.corners).allSatisfy { $0.distance(to: $1) < 0.05 }
  }
}

extension Annotation {
  /// The box of its text, rotated with the text.
  var writingFrame: TurnedRect {
    guard !callout.isEmpty else { return frame }
    return TurnedRect(covering: textFrame, rotation: textTurn)
  }

  func overlay(whileWriting entry: TextEntry) -> [OverlayItem] {
    callout.isEmpty
      ? entry.overlay : withCallout(frame: entry.frame.bounds).calloutPreview + entry.overlay
  }

  /// The free text with the entered text. It has the box that the text needs.
  func saying(_ entry: TextEntry) -> Annotation {
    var changed = self
    entry.dress(&changed)
    if !callout.isEmpty {
      (changed.rect, changed.textBox) = (rect, textBox)
      return changed.withCallout(frame: entry.frame.bounds)
    }
    changed.textBox = nil
    return changed
  }
}
