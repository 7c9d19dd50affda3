// SPDX-License-Identifier: AGPL-3.0-or-later

import System

extension Array: WireValue where Element: WireValue {
  public static var wireType: WireType { .array(of: Element.wireType) }

  public init(wire node: JSONNode) throws(WireError) {
    guard node.kind == .array else { throw .expected(Self.wireType, got: node) }
    self.init()
    reserveCapacity(node.count)
    for (index, element) in node.elements.enumerated() {
      do { append(try Element(wire: element)) } catch { throw error.under(index) }
    }
  }

  public func write(to writer: inout JSONWriter) { writer.array(of: self) }
}

/// A list sorted by the elements' JSON text, so that equal sets have equal texts.
extension Set: WireValue where Element: WireValue {
  public static var wireType: WireType { .array(of: Element.wireType) }

  public init(wire node: JSONNode) throws(WireError) { self.init(try [Element](wire: node)) }

  public func write(to writer: inout JSONWriter) {
    writer.array(of: sorted { $0.wireText < $1.wireText })
  }
}

extension Dictionary: WireValue where Key: TextKey, Value: WireValue {
  public static var wireType: WireType { .map(of: Value.wireType) }

  public init(wire node: JSONNode) throws(WireError) {
    guard node.kind == .object else { throw .expected(Self.wireType, got: node) }
    self.init(minimumCapacity: node.count)
    for (name, member) in node.members { self[Key(name)] = try member.read(named: name) }
  }

  /// Members are sorted by name, so that equal values have equal texts.
  public func write(to writer: inout JSONWriter) {
    writer.object { writer in
      for (name, value) in inOrderOfKeys { writer.member(name.keyText, value) }
    }
  }
}

/// A value that may be `null`: for members that are always present, and for elements.
extension Optional: WireValue where Wrapped: WireValue {
  public static var wireType: WireType { .union([Wrapped.wireType, .constant(.null)]) }

  public init(wire node: JSONNode) throws(WireError) {
    self = node.isNull ? nil : try Wrapped(wire: node)
  }

  public func write(to writer: inout JSONWriter) {
    if let self { self.write(to: &writer) } else { writer.null() }
  }
}
