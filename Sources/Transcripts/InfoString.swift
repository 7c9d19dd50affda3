// SPDX-License-Identifier: AGPL-3.0-or-later

/// The words and the `name=value` options of a fence's info string.
///
/// White space inside quotation marks, brackets and braces is no separator.
struct InfoString {
  let kind: String
  private(set) var words: [String] = []
  private(set) var options: [String: String] = [:]

  init(_ text: String) {
    var pieces = Self.pieces(of: text)[...]
    kind = pieces.popFirst() ?? ""
    for piece in pieces {
      let name = piece.prefix { $0.isLetter }
      let value = piece.dropFirst(name.count)
      if !name.isEmpty, value.first == "=" {
        options[String(name)] = String(value.dropFirst())
      } else {
        words.append(piece)
      }
    }
  }

  private static func pieces(of text: String) -> [String] {
    var pieces = [""]
    var depth = 0
    var isQuoted = false
    var isEscaped = false
    for character in text {
      if isQuoted {
        if !isEscaped, character == "\"" { isQuoted = false }
        isEscaped = character == "\\" && !isEscaped
      } else if character.isWhitespace, depth == 0 {
        pieces.append("")
        continue
      } else {
        switch character {
        case "\"": isQuoted = true
        case "{", "[": depth += 1
        case "}", "]": depth = max(0, depth - 1)
        default: break
        }
      }
      pieces[pieces.count - 1].append(character)
    }
    return pieces.filter { !$0.isEmpty }
  }
}
