// SPDX-License-Identifier: AGPL-3.0-or-later

extension Bool: WireValue {
  public static var wireType: WireType { .boolean }

  public init(wire node: JSONNode) throws(WireError) {
    guard let value = node.bool else { throw .expected(.boolean, got: node) }
    self = value
  }

  public func write(to writer: inout JSONWriter) { writer.bool(self) }
}

extension String: WireValue {
  public static var wireType: WireType { .string }

  public init(wire node: JSONNode) throws(WireError) {
    guard let value = node.string else { throw .expected(.string, got: node) }
    self = value
  }

  public func write(to writer: inout JSONWriter) { writer.string(self) }
}

/// A number, which a field may give bounds.
public protocol WireNumber: WireValue, Comparable {}

extension Int: WireNumber {
  public static var wireType: WireType { .integer }

  public init(wire node: JSONNode) throws(WireError) {
    guard let value = node.integer.flatMap({ Int(exactly: $0) }) else {
      throw .expected(.integer, got: node)
    }
    self = value
  }

  public func write(to writer: inout JSONWriter) { writer.integer(self) }
}

extension Double: WireNumber {
  public static var wireType: WireType { .number }

  public init(wire node: JSONNode) throws(WireError) {
    guard let value = node.double else { throw .expected(.number, got: node) }
    self = value
  }

  public func write(to writer: inout JSONWriter) { writer.number(self) }
}
