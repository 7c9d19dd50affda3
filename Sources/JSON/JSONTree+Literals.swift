// SPDX-License-Identifier: AGPL-3.0-or-later

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
