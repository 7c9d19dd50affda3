// SPDX-License-Identifier: AGPL-3.0-or-later

/// Tells Swift code from comments and from the characters of strings.
enum SwiftCode {
  private enum Place: Equatable {
    case code
    /// In the code of an interpolation, inside so many parentheses of its own.
    case interpolation(parentheses: Int)
    case string(pounds: Int, isMultiline: Bool)
    case lineComment
    case blockComment

    var isCode: Bool {
      switch self {
      case .code, .interpolation: true
      case .string, .lineComment, .blockComment: false
      }
    }

    /// Whether a byte may be the first one of what leads to another place.
    func mayEnd(at byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "\n"): self == .lineComment
      case UInt8(ascii: "/"): isCode || self == .blockComment
      case UInt8(ascii: "*"): self == .blockComment
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "#"), UInt8(ascii: "("),
        UInt8(ascii: ")"):
        self != .lineComment && self != .blockComment
      default: false
      }
    }
  }

  /// The text with blanks for all that is no code. Line ends stay.
  static func only(_ text: String) -> String {
    var result: [UInt8] = []
    var places: [Place] = [.code]
    var rest = Array(text.utf8)[...]

    func take(_ count: Int, isCode: Bool) {
      let taken = rest.prefix(count)
      result += isCode ? taken : taken.blanked
      rest = rest.dropFirst(count)
    }
    func begins(_ start: String) -> Bool { rest.starts(with: start.utf8) }
    func pop() { places = places.count > 1 ? places.dropLast() : places }

    while !rest.isEmpty {
      let place = places.last ?? .code
      // Most bytes lead to no other place, and are taken together.
      let plain = rest.prefix { !place.mayEnd(at: $0) }.count
      guard plain == 0 else {
        take(plain, isCode: place.isCode)
        continue
      }
      switch place {
      case .lineComment:
        if begins("\n") { pop() }
        take(1, isCode: false)
      case .blockComment:
        if begins("/*") { places.append(.blockComment) }
        let ends = begins("*/")
        if ends { pop() }
        take(ends || begins("/*") ? 2 : 1, isCode: false)
      case .string(let pounds, let isMultiline):
        let guardMarks = String(repeating: "#", count: pounds)
        let end = (isMultiline ? "\"\"\"" : "\"") + guardMarks
        if begins(end) {
          pop()
          take(end.utf8.count, isCode: true)
        } else if begins("\\\(guardMarks)(") {
          places.append(.interpolation(parentheses: 0))
          take(pounds + 2, isCode: true)
        } else {
          take(begins("\\\(guardMarks)") ? pounds + 2 : 1, isCode: false)
        }
      case .code, .interpolation:
        let pounds = rest.prefix { $0 == UInt8(ascii: "#") }.count
        let opens = rest.dropFirst(pounds)
        if begins("//") || begins("/*") {
          places.append(begins("//") ? .lineComment : .blockComment)
          take(2, isCode: false)
        } else if opens.first == UInt8(ascii: "\"") {
          let isMultiline = opens.starts(with: "\"\"\"".utf8)
          places.append(.string(pounds: pounds, isMultiline: isMultiline))
          take(pounds + (isMultiline ? 3 : 1), isCode: true)
        } else {
          count(rest.first, in: &places)
          take(max(1, pounds), isCode: true)
        }
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Follows the parentheses of an interpolation to its end.
  private static func count(_ byte: UInt8?, in places: inout [Place]) {
    guard case .interpolation(let parentheses)? = places.last else { return }
    switch byte {
    case UInt8(ascii: "("):
      places[places.count - 1] = .interpolation(parentheses: parentheses + 1)
    case UInt8(ascii: ")") where parentheses == 0: places.removeLast()
    case UInt8(ascii: ")"):
      places[places.count - 1] = .interpolation(parentheses: parentheses - 1)
    default: break
    }
  }
}

extension ArraySlice<UInt8> {
  /// Blanks, and the line ends.
  fileprivate var blanked: Self {
    map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }[...]
  }
}
