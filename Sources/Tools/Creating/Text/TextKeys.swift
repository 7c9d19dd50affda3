// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

extension KeyPress {
  /// A text after this key was pressed behind its last character; `nil` of a key that does not write:
  /// Escape, and what is pressed with Control, Alt or Meta. Keys that only move leave it as it is.
  func edited(_ text: String) -> String? {
    if isInsertion { return text + key }
    guard key != "Escape", key != "Tab", modifiers.isDisjoint(with: [.control, .alt, .meta]) else {
      return nil
    }
    switch key {
    case "Enter": return text + "\n"
    case "Backspace": return String(text.dropLast())
    default: return key.count == 1 ? text + key : text
    }
  }
}
