// SPDX-License-Identifier: AGPL-3.0-or-later

/// The first call of an Acrobat form function in a script. Its arguments are literals.
struct ScriptCall {
  enum Argument: Hashable {
    case text(String)
    case number(Double)
    case flag(Bool)
    case other
  }

  let name: String
  private var arguments: [Argument] = []

  /// `nil` if the script calls none.
  init?(in script: String) {
    // Longer scripts are searched only at the start: forms keep their libraries elsewhere.
    let characters = Array(script.unicodeScalars.prefix(20_000))
    var place = 0
    while let start = ScriptCall.nextName(characters, from: &place) {
      let word = String(String.UnicodeScalarView(characters[start..<place]))
      guard word.hasPrefix("AF"), word.contains("_") else { continue }
      var reader = ArgumentReader(characters, at: place)
      guard let arguments = reader.read() else { continue }
      name = word
      self.arguments = arguments
      return
    }
    return nil
  }

  /// Whether a script is nothing but one call with literals.
  static func isAll(of script: String) -> Bool {
    guard var tokens = ScriptToken.tokens(of: script) else { return false }
    while tokens.last == .sign(";") { tokens.removeLast() }
    guard tokens.count > 2, case .word(let name) = tokens[0], name.hasPrefix("AF"),
      tokens[1] == .sign("("), tokens.last == .sign(")")
    else { return false }
    return tokens[2..<(tokens.count - 1)].allSatisfy { token in
      if case .sign(let sign) = token { return ",-.".contains(sign) }
      return true
    }
  }

  func text(_ index: Int) -> String? {
    if case .text(let text)? = argument(index) { text } else { nil }
  }

  func number(_ index: Int) -> Int? {
    guard case .number(let number)? = argument(index) else { return nil }
    return Int(exactly: number.rounded())
  }

  /// A finite number, with its decimals.
  func amount(_ index: Int) -> Double? {
    guard case .number(let number)? = argument(index), number.isFinite else { return nil }
    return number
  }

  func flag(_ index: Int) -> Bool? {
    if case .flag(let flag)? = argument(index) { flag } else { nil }
  }

  private func argument(_ index: Int) -> Argument? {
    arguments.indices.contains(index) ? arguments[index] : nil
  }

  /// The start of the next name; moves `place` behind it.
  private static func nextName(_ characters: [Unicode.Scalar], from place: inout Int) -> Int? {
    while place < characters.count {
      let start = place
      while place < characters.count, characters[place].isOfName { place += 1 }
      if place > start { return start }
      place += 1
    }
    return nil
  }
}

extension Unicode.Scalar {
  fileprivate var isOfName: Bool {
    ("a"..."z").contains(self) || ("A"..."Z").contains(self) || ("0"..."9").contains(self)
      || self == "_" || self == "$"
  }
}

/// Reads `("yyyy", 2, true)`.
private struct ArgumentReader {
  private let characters: [Unicode.Scalar]
  private var place: Int

  init(_ characters: [Unicode.Scalar], at place: Int) {
    self.characters = characters
    self.place = place
  }

  /// `nil` if there is no argument list here.
  mutating func read() -> [ScriptCall.Argument]? {
    skipSpace()
    guard take("(") else { return nil }
    var arguments: [ScriptCall.Argument] = []
    while arguments.count < 16 {
      skipSpace()
      guard let next = peek, next != ")" else { return arguments }
      arguments.append(next == "\"" || next == "'" ? string(next) : word())
      skipSpace()
      guard take(",") else { return arguments }
    }
    return arguments
  }

  private var peek: Unicode.Scalar? { place < characters.count ? characters[place] : nil }

  private mutating func take(_ wanted: Unicode.Scalar) -> Bool {
    guard peek == wanted else { return false }
    place += 1
    return true
  }

  private mutating func skipSpace() {
    while let next = peek, next.properties.isWhitespace { place += 1 }
  }

  private mutating func string(_ quote: Unicode.Scalar) -> ScriptCall.Argument {
    place += 1
    var text = String.UnicodeScalarView()
    while let next = peek, next != quote {
      place += 1
      guard next == "\\", let escaped = peek else {
        text.append(next)
        continue
      }
      place += 1
      text.append(escaped == "u" ? hexadecimal() ?? escaped : escaped)
    }
    place += 1
    return .text(String(text))
  }

  /// Reads the four digits after `\u`.
  private mutating func hexadecimal() -> Unicode.Scalar? {
    guard place + 4 <= characters.count else { return nil }
    let digits = String(String.UnicodeScalarView(characters[place..<(place + 4)]))
    guard let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) else {
      return nil
    }
    place += 4
    return scalar
  }

  private mutating func word() -> ScriptCall.Argument {
    let start = place
    while let next = peek, next != ",", next != ")" { place += 1 }
    let text = String(String.UnicodeScalarView(characters[start..<place]))
      .split(whereSeparator: \.isWhitespace).joined()
    switch text {
    case "true": return .flag(true)
    case "false": return .flag(false)
    default: return Double(text).map(ScriptCall.Argument.number) ?? .other
    }
  }
}
