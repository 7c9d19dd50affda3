// SPDX-License-Identifier: AGPL-3.0-or-later

/// The meaning of an overlay item, by which a front end can choose its look.
public enum OverlayRole: String, CaseIterable, Sendable {
  /// A selected object.
  case selection
  /// The two ends of selected text, which can be dragged.
  case selectionStart, selectionEnd
  /// A handle that changes the selected object.
  case handle
  /// A preview of the result if the user stopped now.
  case preview
  /// A label beside work under way, such as a length or a number.
  case caption
  /// The place of a text or value that is being entered.
  case entry
  /// The caret of text entry.
  case caret
  /// A guide that constrains a drag.
  case guide
  /// A point to which the pointer has snapped.
  case snap
  /// The outline of a selection that is being drawn.
  case lasso
  /// The disc of the eraser, and the erased parts.
  case eraser, erased
  /// A pressed object, such as a button of a form.
  case pressed
  /// The window of an open note, with the note's text.
  case popup
  /// A field whose place in the tab order has been chosen, with its number.
  case tabOrder
}
