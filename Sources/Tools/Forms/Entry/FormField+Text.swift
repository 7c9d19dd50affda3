// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// A field's rules for the text that it takes.
extension FormField {
  /// Whether the field accepts only text that fits into its box: it does not scroll (ISO 32000-2, table
  /// 231, bit 24).
  var limitsToBox: Bool { kind == .text && flags.rawValue & (1 << 23) != 0 }

  /// The part of a text that the field accepts in place of `count` characters: within its maximum
  /// length, without line ends in a single line, and without control characters.
  func admitted(_ new: String, replacing count: Int, of text: EditableText) -> String {
    let isMultiline = kind == .text && flags.contains(.multiline)
    var taken = new.compactMap { character -> Character? in
      if character.isNewline { return isMultiline ? "\n" : " " }
      guard let scalar = character.unicodeScalars.first, scalar != "\t" else { return " " }
      return scalar.properties.generalCategory == .control ? nil : character
    }
    if kind == .text, let maxLength {
      taken = Array(taken.prefix(max(maxLength - (text.characters.count - count), 0)))
    }
    return String(taken)
  }
}
