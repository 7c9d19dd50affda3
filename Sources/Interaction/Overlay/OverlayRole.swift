// SPDX-License-Identifier: AGPL-3.0-or-later

/// What a thing over a page stands for, so that a front end can choose how it looks.
public enum OverlayRole: String, CaseIterable, Sendable {
  /// What is selected.
  case selection
  /// The two ends of selected text, which can be dragged.
  case selectionStart, selectionEnd
  /// A knob by which the selection is changed.
  case handle
  /// What would be made or changed if the user stopped now.
  case preview
  /// Words beside what is under way, such as a length or a number.
  case caption
  /// Where text or a value is being entered.
  case entry
  /// The bar at which text is entered.
  case caret
  /// A line along which something is held.
  case guide
  /// A place that something has snapped to.
  case snap
  /// The line around what is being selected.
  case lasso
  /// The disc of the eraser, and what it takes.
  case eraser, erased
  /// What is held down, such as a button of a form.
  case pressed
  /// The window of a note that is open: its words in the place where they show.
  case popup
  /// A field that has been given its place in the order of tabs, with its number.
  case tabOrder
}
