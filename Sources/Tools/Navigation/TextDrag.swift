// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

/// A drag that selects text.
struct TextDrag {
  /// The initial selection, which always stays selected.
  var anchor: TrackedText
  /// The unit by which the selection grows.
  let unit: TextUnit
  /// The vector from the pointer to the intended text in page space: a handle is gripped below its line.
  let reach: Point
  /// The selection whose handle is dragged; `nil` for a new selection.
  var before: TrackedText?

  /// The drag in the document as it is now; `nil` if the text that it began with is gone.
  func following(_ document: Document) -> TextDrag? {
    guard let anchor = anchor.following(document) else { return nil }
    var drag = self
    (drag.anchor, drag.before) = (anchor, before?.following(document))
    return drag
  }
}

extension TextSelectTool {
  /// Ends a cancelled drag: the text that was selected before a handle was dragged is selected again.
  mutating func giveUp(_ drag: TextDrag, _ context: any ToolContext) throws(ToolError) {
    (current, keepsEnd) = (.idle, false)
    try context.select(drag.before.map { .text($0.selection) } ?? .none)
  }
}
