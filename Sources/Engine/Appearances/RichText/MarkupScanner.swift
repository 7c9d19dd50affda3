// SPDX-License-Identifier: AGPL-3.0-or-later

/// Splits XHTML into tokens, well-formed or not: anything that is not an element is text.
struct MarkupScanner {
  enum Token: Hashable {
    case text(String)
    /// An element's local name in lower case, and the declarations of its style attribute.
    case start(String, style: String)
    case end(String)
  }

  private var rest: Substring.UnicodeScalarView
  /// The end of a self-closing element.
  private var pending: Token?

  init(_ text: String) { rest = Substring(text).unicodeScalars }

  mutating func next() -> Token? {
    if let token = pending {
      pending = nil
      return token
    }
    while let first = rest.first {
      guard first == "<" else {
        let end = rest.firstIndex(of: "<") ?? rest.endIndex
        return .text(MarkupScanner.unescaped(take(to: end)))
      }
      if let token = tag() { return token }
    }
    return nil
  }

  /// `nil` for a comment, a declaration or an instruction, which have no effect.
  private mutating func tag() -> Token? {
    rest.removeFirst()
    if rest.starts(with: "!--".unicodeScalars) {
      skip(past: "-->")
      return nil
    }
    let content = take(to: endOfTag)
    if !rest.isEmpty { rest.removeFirst() }
    if content.hasPrefix("!") || content.hasPrefix("?") { return nil }
    let isEnd = content.hasPrefix("/")
    let body = isEnd ? content.dropFirst() : Substring(content)
    let qualified = body.prefix { !$0.isWhitespace && $0 != "/" }
    let name = (qualified.split(separator: ":").last ?? "").lowercased()
    guard !name.isEmpty else { return nil }
    if isEnd { return .end(name) }
    if body.hasSuffix("/"), name != "br" { pending = .end(name) }
    return .start(name, style: MarkupScanner.style(in: body))
  }

  /// The end of the tag; a `>` in quotes does not end it.
  private var endOfTag: Substring.UnicodeScalarView.Index {
    var quote: Unicode.Scalar?
    for index in rest.indices {
      let scalar = rest[index]
      if scalar == quote {
        quote = nil
      } else if quote == nil, scalar == "\"" || scalar == "'" {
        quote = scalar
      } else if quote == nil, scalar == ">" {
        return index
      }
    }
    return rest.endIndex
  }

  private static func style(in body: Substring) -> String {
    var rest = body
    while let equals = rest.firstIndex(of: "=") {
      let name = rest[..<equals].split(whereSeparator: \.isWhitespace).last ?? ""
      let value = rest[rest.index(after: equals)...].drop(while: \.isWhitespace)
      guard let quote = value.first, quote == "\"" || quote == "'" else { return "" }
      let start = value.index(after: value.startIndex)
      let end = value[start...].firstIndex(of: quote) ?? value.endIndex
      if name.lowercased() == "style" { return unescaped(String(value[start..<end])) }
      guard end < value.endIndex else { return "" }
      rest = value[value.index(after: end)...]
    }
    return ""
  }

  private mutating func take(to end: Substring.UnicodeScalarView.Index) -> String {
    let taken = String(rest[..<end])
    rest = rest[end...]
    return taken
  }

  private mutating func skip(past mark: String) {
    while !rest.isEmpty, !rest.starts(with: mark.unicodeScalars) { rest.removeFirst() }
    rest = rest.dropFirst(mark.unicodeScalars.count)
  }

  private static let entities: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
  ]

  private static func unescaped(_ text: String) -> String {
    guard text.unicodeScalars.contains("&") else { return text }
    var parts = text.split(separator: "&", omittingEmptySubsequences: false)
    var plain = String(parts.removeFirst())
    for part in parts {
      guard let end = part.firstIndex(of: ";"), let scalar = scalar(part[..<end]) else {
        plain += "&" + part
        continue
      }
      plain.unicodeScalars.append(scalar)
      plain += part[part.index(after: end)...]
    }
    return plain
  }

  private static func scalar(_ name: Substring) -> Unicode.Scalar? {
    guard name.hasPrefix("#") else { return entities[String(name)] }
    let digits = name.dropFirst()
    let isHex = digits.hasPrefix("x") || digits.hasPrefix("X")
    let value = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return value.flatMap(Unicode.Scalar.init)
  }
}
