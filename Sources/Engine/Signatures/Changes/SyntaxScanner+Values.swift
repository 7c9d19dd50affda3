// SPDX-License-Identifier: AGPL-3.0-or-later

/// A deviation from strict syntax, as a sentence.
struct SyntaxProblem: Error {
  let sentence: String

  init(_ sentence: String) { self.sentence = sentence }
}

/// A value in written form. It has as much as the structure of a file needs.
indirect enum WrittenValue {
  case integer(Int)
  case name(String)
  case array([WrittenValue])
  case dictionary([String: WrittenValue])
  /// The number of an object.
  case reference(Int)
  case other

  var integer: Int? { if case .integer(let value) = self { value } else { nil } }
  var name: String? { if case .name(let value) = self { value } else { nil } }
  var elements: [WrittenValue]? { if case .array(let values) = self { values } else { nil } }
  var entries: [String: WrittenValue] {
    if case .dictionary(let entries) = self { entries } else { [:] }
  }
}

/// Reads a file strictly (ISO 32000-2, 7.2 and 7.3): syntax that readers could understand differently
/// is a problem.
extension SyntaxScanner {
  mutating func value(depth: Int = 0) throws(SyntaxProblem) -> WrittenValue {
    guard depth < 64 else { throw SyntaxProblem("An object is nested too deeply.") }
    skipSpace()
    guard let byte = current else { throw SyntaxScanner.cut }
    switch byte {
    case UInt8(ascii: "/"): return .name(try name())
    case UInt8(ascii: "("):
      guard skipString() else { throw SyntaxScanner.cut }
      return .other
    case UInt8(ascii: "<"):
      if skip("<<") { return .dictionary(try entries(depth)) }
      try skipHexadecimal()
      return .other
    case UInt8(ascii: "["):
      position += 1
      var elements: [WrittenValue] = []
      while true {
        skipSpace()
        if skip("]") { return .array(elements) }
        elements.append(try value(depth: depth + 1))
      }
    default: return try wordValue()
    }
  }

  private mutating func wordValue() throws(SyntaxProblem) -> WrittenValue {
    let text = word()
    guard let number = Int(text) else {
      guard ["true", "false", "null"].contains(text) || SyntaxScanner.isReal(text) else {
        throw SyntaxProblem("The bytes appended to the file are not valid PDF syntax.")
      }
      return .other
    }
    let start = position
    if let generation = integer() {
      skipSpace()
      if word() == "R" {
        guard SyntaxScanner.isObject(number, generation) else {
          throw SyntaxProblem("The appended part refers to an invalid object number.")
        }
        return .reference(number)
      }
    }
    position = start
    return .integer(number)
  }

  private mutating func entries(_ depth: Int) throws(SyntaxProblem) -> [String: WrittenValue] {
    var entries: [String: WrittenValue] = [:]
    while true {
      skipSpace()
      if skip(">>") { return entries }
      guard current == UInt8(ascii: "/") else { throw SyntaxScanner.cut }
      let key = try name()
      let known = entries.updateValue(try value(depth: depth + 1), forKey: key)
      guard known == nil else {
        throw SyntaxProblem("An appended dictionary has the key \(key) twice.")
      }
    }
  }

  private mutating func name() throws(SyntaxProblem) -> String {
    position += 1
    var scalars = String.UnicodeScalarView()
    var rest = Array(word().utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "#") else {
        scalars.append(Unicode.Scalar(byte))
        continue
      }
      guard let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16), code > 0
      else { throw SyntaxProblem("An appended name is malformed.") }
      rest = rest.dropFirst(2)
      scalars.append(Unicode.Scalar(code))
    }
    let name = String(scalars)
    if scalars.count >= LongNames.shortest { longNames.insert(name) }
    return name
  }

  private mutating func skipHexadecimal() throws(SyntaxProblem) {
    position += 1
    while let byte = current {
      position += 1
      if byte == UInt8(ascii: ">") { return }
      guard byte.isPDFSpace || Character(Unicode.Scalar(byte)).isHexDigit else {
        throw SyntaxProblem("An appended string is malformed.")
      }
    }
    throw SyntaxScanner.cut
  }

  static let cut = SyntaxProblem("The appended part of the file ends too early.")

  /// Whether this is a valid number and generation (7.3.10): readers truncate larger ones.
  static func isObject(_ number: Int, _ generation: Int) -> Bool {
    (0...8_388_607).contains(number) && (0...65_535).contains(generation)
  }

  /// Whether the text is a real number. It has an optional sign, digits, and exactly one period. Some
  /// readers take whole parts that are larger than 32 bits for others.
  private static func isReal(_ text: String) -> Bool {
    let digits =
      text.utf8.first.map { "+-".utf8.contains($0) } == true ? text.dropFirst() : text[...]
    let points = digits.utf8.filter { $0 == UInt8(ascii: ".") }.count
    let whole = digits.prefix { $0 != "." }
    return points == 1 && digits.utf8.count > 1 && (whole.isEmpty || Int32(whole) != nil)
      && digits.utf8.allSatisfy { "0123456789.".utf8.contains($0) }
  }
}
