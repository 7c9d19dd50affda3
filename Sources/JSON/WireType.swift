// SPDX-License-Identifier: AGPL-3.0-or-later

/// The JSON form of a value, for messages, tables and the schema.
public indirect enum WireType: Hashable, Sendable {
  case boolean
  case integer
  case number
  case string
  /// Any JSON value.
  case any
  /// An array, with a fixed count if one is given.
  case array(of: WireType, count: Int? = nil)
  /// An object with members of any name.
  case map(of: WireType)
  case enumeration(name: String, values: [String])
  case record(RecordType)
  /// Exactly this value.
  case constant(JSONTree)
  case union([WireType])
  /// A type with a name and its own notation: `Point`, written `[x, y]`.
  case named(Named)
  /// An object that no record declares, such as a union's alternative.
  case object(ObjectType)
  /// A string that differs from each of these.
  case otherString(than: [String])
  /// A number type within bounds. Bounds of a record's member are in its field instead.
  case bounded(WireType, Bounds)

  public struct Named: Hashable, Sendable {
    public let name: String
    public let expression: String
    public let summary: String
    private let define: @Sendable () -> WireType

    /// The definition. It is computed on demand, because it may mention the type itself.
    public var definition: WireType { define() }

    public init(
      _ name: String, _ expression: String, _ summary: String,
      is definition: @autoclosure @escaping @Sendable () -> WireType
    ) {
      self.name = name
      self.expression = expression
      self.summary = summary
      define = definition
    }

    public static func == (a: Named, b: Named) -> Bool {
      (a.name, a.expression, a.summary) == (b.name, b.expression, b.summary)
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }

  /// The documented name; `nil` if the type is written inline.
  public var name: String? {
    switch self {
    case .enumeration(let name, _): name
    case .record(let record): record.name
    case .named(let named): named.name
    case .object(let object): object.name
    default: nil
    }
  }

  /// The compact form of tables: `[string]`, `"a" | "b"`, `[x, y]`, `Bookmark`.
  public var text: String {
    switch self {
    case .boolean: "boolean"
    case .integer: "integer"
    case .number: "number"
    case .string: "string"
    case .any: "any"
    case .array(let element, _): "[\(element.text)]"
    case .map(let value): "{string: \(value.text)}"
    case .enumeration(let name, let values): Self.text(ofEnumeration: name, values)
    case .record(let record): record.name
    case .constant(let value): value.wireText
    case .union(let alternatives): alternatives.map(\.text).joined(separator: " | ")
    case .named(let named): named.expression
    case .object(let object): object.text
    case .otherString: "string"
    case .bounded(let type, let bounds): "\(type.text) \(bounds.text)"
    }
  }

  /// The type in a sentence: “an integer”.
  public var noun: String {
    switch self {
    case .boolean: "true or false"
    case .integer: "an integer"
    case .number: "a number"
    case .string, .otherString: "a string"
    case .any: "any value"
    case .array(let element, nil): "an array [\(element.text)]"
    case .array(let element, let count?): "an array of \(count) \(element.text)s"
    case .map, .record, .object: "an object"
    case .enumeration(_, let values): Self.text(of: values)
    case .constant, .union: text
    case .bounded(let type, let bounds): "\(type.noun) \(bounds.text)"
    case .named(let named) where named.expression == named.name: named.name
    case .named(let named): "\(named.name) \(named.expression)"
    }
  }

  /// The text for an enumeration. A long one is shown by name, because tables have no room for it.
  private static func text(ofEnumeration name: String, _ values: [String]) -> String {
    values.count <= 8 ? text(of: values) : name
  }

  private static func text(of values: [String]) -> String {
    values.map(\.wireText).joined(separator: " | ")
  }
}

/// The name of a type in the documentation. It is used unless the type declares another one.
enum TypeName {
  /// The type's own name. `Wire` in front of it, which tells a wire form from its domain value, is left
  /// out. `Params`, `Result` and `Piece` follow the name of the message that they are nested in:
  /// `PagesListResult`.
  static func documented(_ type: Any.Type) -> String {
    let own = String(describing: type)
    guard ["Params", "Result", "Piece"].contains(own) else {
      return own.hasPrefix("Wire") ? String(own.dropFirst(4)) : own
    }
    let path = String(reflecting: type).split(separator: ".")
    guard path.count > 2, let message = path.dropLast().last else { return own }
    return (message.hasSuffix("Method") ? message.dropLast(6) : message) + own
  }
}
