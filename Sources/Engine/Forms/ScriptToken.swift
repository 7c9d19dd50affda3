// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// A token of a short script: a name, a string or a sign.
enum ScriptToken: Hashable {
  case word(String)
  case text(String)
  case sign(Character)

  /// The tokens of a script; `nil` if it is long, or has comments or a string without an end.
  static func tokens(of script: String) -> [ScriptToken]? {
    let characters = Array(script)
    guard characters.count <= 20_000 else { return nil }
    var tokens: [ScriptToken] = []
    var place = 0
    while place < characters.count {
      let next = characters[place]
      if next.isWhitespace {
        place += 1
      } else if next == "\"" || next == "'" {
        guard let text = string(characters, from: &place) else { return nil }
        tokens.append(.text(text))
      } else if next.isOfWord {
        let start = place
        while place < characters.count, characters[place].isOfWord { place += 1 }
        tokens.append(.word(String(characters[start..<place])))
      } else if next == "/" {
        return nil
      } else {
        tokens.append(.sign(next))
        place += 1
      }
    }
    return tokens
  }

  /// The string literal for a text.
  static func quoted(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\" + String(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0x2028 || scalar.value == 0x2029:
        literal += "\\u" + scalar.value.padded(to: 4, radix: 16)
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }

  /// The text between quotes; `nil` if the closing quote is missing.
  private static func string(_ characters: [Character], from place: inout Int) -> String? {
    let quote = characters[place]
    var text = ""
    place += 1
    while place < characters.count, characters[place] != quote {
      if characters[place] == "\\" {
        place += 1
        guard place < characters.count else { return nil }
        if characters[place] == "u", place + 4 < characters.count,
          let code = UInt32(String(characters[(place + 1)...(place + 4)]), radix: 16),
          let scalar = Unicode.Scalar(code)
        {
          text.unicodeScalars.append(scalar)
          place += 5
          continue
        }
      }
      text.append(characters[place])
      place += 1
    }
    guard place < characters.count else { return nil }
    place += 1
    return text
  }
}

extension Character {
  fileprivate var isOfWord: Bool { isLetter || isNumber || self == "_" || self == "$" }
}
