// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

/// Work on text that is selected over many pages. It is done in turns after the event that began it.
public enum SelectionWork {
  /// Making the overlay of the view, with ``OverlayInProgress``.
  case overlay
  /// Reading the text of the selection, and then ``OpenView/copy(_:)``.
  case copying(TextSelection)
}
