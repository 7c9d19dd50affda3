// SPDX-License-Identifier: AGPL-3.0-or-later

import System

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
    try node.requireNoNull()
    self = value
  }

  public func write(to writer: inout JSONWriter) { writer.string(self) }
}

extension ExactText: WireValue {
  public static var wireType: WireType { .string }

  public init(wire node: JSONNode) throws(WireError) { self.init(try String(wire: node)) }

  public func write(to writer: inout JSONWriter) { writer.string(text) }
}

extension JSONNode {
  /// - Throws: an error for a text with U+0000, where PDF files, paths and other programs would end it.
  public func requireNoNull() throws(WireError) {
    guard holdsNull else { return }
    throw WireError(message: "A text cannot have the character U+0000: leave it out.")
  }
}

/// A number type, whose fields can have bounds.
public protocol WireNumber: WireValue, Comparable {
  /// Converts a bound to this type; `nil` if it is infinite or not representable.
  init?(bound: Double)
}

extension WireNumber {
  public static func read(
    _ node: JSONNode, in range: ClosedRange<Double>?
  ) throws(WireError) -> Self {
    guard let range else { return try Self(wire: node) }
    return try Limits<Self>(range).read(node)
  }

  public static func bounds(of range: ClosedRange<Double>?) -> Bounds {
    range.map { Limits<Self>($0).bounds } ?? .none
  }
}

extension Int: WireNumber {
  public static var wireType: WireType { .integer }

  public init(wire node: JSONNode) throws(WireError) {
    guard let value = node.integer.flatMap({ Int(exactly: $0) }) else {
      throw .expected(.integer, got: node)
    }
    self = value
  }

  public init?(bound: Double) { self.init(exactly: bound) }

  public func write(to writer: inout JSONWriter) { writer.integer(self) }
}

extension Double: WireNumber {
  public static var wireType: WireType { .number }

  public init(wire node: JSONNode) throws(WireError) {
    guard let value = node.double else { throw .expected(.number, got: node) }
    self = value
  }

  public init?(bound: Double) {
    guard bound.isFinite else { return nil }
    self = bound
  }

  public func write(to writer: inout JSONWriter) { writer.number(self) }
}
