// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// A PDF object as a value that belongs to no document. See ISO 32000-2, 7.3. It is for other formats
/// and edits.
public indirect enum PDFValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  case integer(Int)
  case real(Double)
  case name(String)
  case string([UInt8])
  case array([PDFValue])
  case dictionary([String: PDFValue])
  /// The entries except the length, and the bytes before decoding.
  case stream([String: PDFValue], [UInt8])

  /// A text string (ISO 32000-2, 7.9.2.2).
  public static func text(_ text: String) -> PDFValue { .string(TextString.encode(text)) }

  public static func numbers(_ values: [Double]) -> PDFValue { .array(values.map(PDFValue.real)) }
}

/// The contents of a value by kind. A value of an unexpected kind counts as absent, as in all PDF
/// readers.
extension PDFValue {
  public var boolean: Bool? { if case .boolean(let value) = self { value } else { nil } }
  public var name: String? { if case .name(let value) = self { value } else { nil } }
  public var elements: [PDFValue]? { if case .array(let values) = self { values } else { nil } }

  /// A string as decoded text.
  public var text: String? {
    if case .string(let bytes) = self { TextString.decode(bytes) } else { nil }
  }

  public var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .real(let value): value
    default: nil
    }
  }

  /// The numbers of an array that contains nothing else.
  public var numbers: [Double]? {
    guard let elements else { return nil }
    let numbers = elements.compactMap(\.number)
    return numbers.count == elements.count ? numbers : nil
  }

  /// The entries of a dictionary or stream.
  public var entries: [String: PDFValue]? {
    switch self {
    case .dictionary(let entries), .stream(let entries, _): entries
    default: nil
    }
  }

  public subscript(key: String) -> PDFValue? { entries?[key] }

  /// Whether both are equal, with numbers compared to a thousandth. That is finer than anyone draws.
  public func isNear(_ other: PDFValue) -> Bool {
    if let number, let second = other.number { return (number - second).magnitude < 0.001 }
    switch (self, other) {
    case (.array(let a), .array(let b)):
      return a.count == b.count && zip(a, b).allSatisfy { $0.isNear($1) }
    case (.dictionary(let a), .dictionary(let b)): return PDFValue.areNear(a, b)
    case (.stream(let a, let first), .stream(let b, let second)):
      return first == second && PDFValue.areNear(a, b)
    case (.string, .string): return text.isExactly(other.text)
    default: return self == other
    }
  }

  private static func areNear(_ a: [String: PDFValue], _ b: [String: PDFValue]) -> Bool {
    a.count == b.count && a.allSatisfy { key, value in b[key].map(value.isNear) ?? false }
  }
}
