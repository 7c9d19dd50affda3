// SPDX-License-Identifier: AGPL-3.0-or-later

/// A self-contained JSON value, for data that is kept: custom data, log entries, error data.
///
/// Objects keep the order of their members, and it counts in comparisons.
public indirect enum JSONTree: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int64)
  case number(Double)
  case string(String)
  case array([JSONTree])
  case object([Member])

  public struct Member: Hashable, Sendable {
    public var name: String
    public var value: JSONTree

    public init(_ name: String, _ value: JSONTree) {
      self.name = name
      self.value = value
    }
  }

  public init(_ node: JSONNode) {
    self =
      switch node.kind {
      case .null: .null
      case .bool: .bool(node.bool ?? false)
      case .integer: .integer(node.integer ?? 0)
      case .real: .number(node.double ?? 0)
      case .string: .string(node.string ?? "")
      case .array: .array(node.elements.map { JSONTree($0) })
      case .object: .object(node.members.map { Member($0.name, JSONTree($0.value)) })
      }
  }

  public static func parse(_ text: String) throws(JSONParseError) -> JSONTree {
    JSONTree(try JSONDocument.parse(text).root)
  }

  /// The first member of that name; `nil` if there is none, or if the value is not an object.
  public subscript(member name: String) -> JSONTree? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// The element of an array; `nil` if out of bounds, or if the value is not an array.
  public subscript(index: Int) -> JSONTree? {
    guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  public var string: String? { if case .string(let value) = self { value } else { nil } }
  public var bool: Bool? { if case .bool(let value) = self { value } else { nil } }

  /// An integer, or a number with an integral value that fits.
  public var integer: Int64? {
    switch self {
    case .integer(let value): value
    case .number(let value): Int64(exactly: value)
    default: nil
    }
  }

  public var double: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }
}

extension JSONTree: WireValue {
  public static var wireType: WireType { .any }

  public init(wire node: JSONNode) { self.init(node) }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .null: writer.null()
    case .bool(let value): writer.bool(value)
    case .integer(let value): writer.integer(value)
    case .number(let value): writer.number(value)
    case .string(let value): writer.string(value)
    case .array(let elements): writer.array(of: elements)
    case .object(let members):
      writer.object { writer in for each in members { writer.member(each.name, each.value) } }
    }
  }
}

extension JSONTree: ExpressibleByNilLiteral {
  public init(nilLiteral: ()) { self = .null }
}

extension JSONTree: ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension JSONTree: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int64) { self = .integer(value) }
}

extension JSONTree: ExpressibleByFloatLiteral {
  public init(floatLiteral value: Double) { self = .number(value) }
}

extension JSONTree: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self = .string(value) }
}

extension JSONTree: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: JSONTree...) { self = .array(elements) }
}

extension JSONTree: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral members: (String, JSONTree)...) {
    self = .object(members.map { Member($0.0, $0.1) })
  }
}
