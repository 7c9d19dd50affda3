// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// A field's rules for the text that it takes.
extension FormField {
  /// Whether text that is more than the box holds is not taken: the field does not scroll
  /// (ISO 32000-2, table 231, bit 24).
  var limitsToBox: Bool { kind == .text && flags.rawValue & (1 << 23) != 0 }

  /// How many cells of the same width the field has, a character in each (bit 25); `nil` of one that
  /// is no comb, as none is that has several lines, a password or the path of a file.
  var cells: Int? {
    let others = FieldFlags.multiline.rawValue | FieldFlags.password.rawValue | 1 << 20
    guard kind == .text, flags.rawValue & (1 << 24) != 0, flags.rawValue & others == 0 else {
      return nil
    }
    return maxLength.flatMap { $0 > 0 ? min($0, 1000) : nil }
  }

  /// The part of a text that the field accepts in place of so many characters: not more than its
  /// length, no line ends on one line, and no control characters.
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
