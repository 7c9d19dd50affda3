// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// The elisions in a document's transcripts, written as `…` without quotation marks: further members of
/// an object, further elements of an array at that place, or a value.
package enum Elision {
  /// Stands for `…` in a value. It is a private-use character, which no message contains.
  package static let mark = "\u{F8FE}"

  /// Converts a value with `…` to JSON.
  static func json(of text: String) -> String {
    guard text.contains("…") else { return text }
    var result = ""
    var containers: [Character] = []
    /// The last character outside strings and white space.
    var previous: Character = " "
    var isString = false
    var isEscaped = false
    for character in text {
      if isString {
        isString = character != "\"" || isEscaped
        isEscaped = character == "\\" && !isEscaped
      } else if character == "…" {
        let isMember = containers.last == "{" && (previous == "{" || previous == ",")
        result += isMember ? member : value
        previous = character
        continue
      } else {
        switch character {
        case "\"": isString = true
        case "{", "[": containers.append(character)
        case "}", "]": _ = containers.popLast()
        default: break
        }
        if !character.isWhitespace { previous = character }
      }
      result.append(character)
    }
    return result
  }

  /// JSON with ``mark`` converted to a transcript's notation.
  package static func text(of json: String) -> String {
    json.replacing(member, with: "…").replacing(value, with: "…")
  }

  private static let value = "\"\(mark)\""
  private static let member = "\"\(mark)\":null"
}

extension JSONTree {
  package static let leftOut = JSONTree.string(Elision.mark)

  /// Whether something is elided.
  package var isElided: Bool {
    switch self {
    case .null, .bool, .integer, .number: false
    case .string(let text): text == Elision.mark
    case .array(let elements): elements.contains(where: \.isElided)
    case .object(let members):
      members.contains { $0.name == Elision.mark || $0.value.isElided }
    }
  }

  /// Whether this value equals another one, apart from its elisions. The order of members and the
  /// spelling of numbers do not matter.
  func shows(_ whole: JSONTree) -> Bool {
    switch (self, whole) {
    case (.leftOut, _): return true
    case (.object(let shown), .object(let all)):
      let named = shown.filter { $0.name != Elision.mark }
      let isWhole = named.count == shown.count
      return (!isWhole || named.count == all.count)
        && named.allSatisfy { member in
          whole[member: member.name].map { member.value.shows($0) } ?? false
        }
    case (.array(let shown), .array(let all)): return Self.show(shown[...], all[...])
    default: return canonical == whole.canonical
    }
  }

  private static func show(_ shown: ArraySlice<JSONTree>, _ all: ArraySlice<JSONTree>) -> Bool {
    guard let first = shown.first else { return all.isEmpty }
    if first == .leftOut {
      return (all.startIndex...all.endIndex).contains { show(shown.dropFirst(), all[$0...]) }
    }
    guard let next = all.first else { return false }
    return first.shows(next) && show(shown.dropFirst(), all.dropFirst())
  }
}
