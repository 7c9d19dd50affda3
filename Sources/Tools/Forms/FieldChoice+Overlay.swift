// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

extension FieldChoice {
  /// The field's frame, and over it the current choice if it differs from the document.
  func overlay(in context: any ToolContext) throws(ToolError) -> [OverlayItem] {
    guard isOtherwise else { return [widget.frame] }
    return try look(context) + [widget.frame]
  }

  private func look(_ context: any ToolContext) throws(ToolError) -> [OverlayItem] {
    guard let rows else {
      // The caret is dropped, since no text is typed.
      return try FieldEntry(title, of: widget, in: context).overlay.dropLast()
    }
    return try FieldRows(self, rows, in: context).overlay
  }
}
