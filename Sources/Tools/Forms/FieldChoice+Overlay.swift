// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

extension FieldChoice {
  /// The field's frame; over it what is chosen, once that is not what the document shows.
  func overlay(in context: any ToolContext) throws(ToolError) -> [OverlayItem] {
    guard isOtherwise else { return [widget.frame] }
    return try look(context) + [widget.frame]
  }

  private func look(_ context: any ToolContext) throws(ToolError) -> [OverlayItem] {
    guard let rows else {
      // The caret is of no use where nothing is typed.
      return try FieldEntry(title, of: widget, in: context).overlay.dropLast()
    }
    return try FieldRows(self, rows, in: context).overlay
  }
}
