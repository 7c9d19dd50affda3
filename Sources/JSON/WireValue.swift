// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// A Swift value with a JSON form.
public protocol WireValue: Sendable {
  /// The type of its JSON form.
  static var wireType: WireType { get }

  /// Reads the JSON form. The error's path starts at the value itself. A reader of a member or an element
  /// adds its step with ``WireError/under(_:)-(String)``.
  init(wire node: JSONNode) throws(WireError)

  func write(to writer: inout JSONWriter)

  /// Reads a value that must be in a range. Only numbers apply the range.
  static func read(_ node: JSONNode, in range: ClosedRange<Double>?) throws(WireError) -> Self

  /// The documented bounds for a range; none for anything but a number.
  static func bounds(of range: ClosedRange<Double>?) -> Bounds
}

extension WireValue {
  public static func read(
    _ node: JSONNode, in range: ClosedRange<Double>?
  ) throws(WireError) -> Self { try Self(wire: node) }

  public static func bounds(of range: ClosedRange<Double>?) -> Bounds { .none }
}

extension WireValue {
  /// The JSON form, in UTF-8.
  public var wireBytes: [UInt8] {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.bytes
  }

  /// The JSON form.
  public var wireText: String { String(decoding: wireBytes, as: UTF8.self) }
}

extension JSONNode {
  /// Reads the value as a type; errors start with `name` if it is given, such as `params`.
  public func read<V: WireValue>(
    as type: V.Type = V.self, named name: String? = nil
  ) throws(WireError) -> V {
    do { return try V(wire: self) } catch { throw name.map(error.under) ?? error }
  }

  /// Reads a required member, for types that are read by hand.
  public func read<V: WireValue>(_ name: String, as type: V.Type = V.self) throws(WireError) -> V {
    guard let member = self[member: name] else {
      throw kind == .object
        ? .missing(V.wireType).under(name) : .expected("an object", got: self)
    }
    return try member.read(named: name)
  }

  /// Reads an optional member, which may be missing or `null`. It is for types that are read by hand.
  public func readIfPresent<V: WireValue>(
    _ name: String, as type: V.Type = V.self
  ) throws(WireError) -> V? {
    guard let member = self[member: name], !member.isNull else { return nil }
    return try member.read(named: name)
  }
}

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

/// A list sorted by the elements' JSON text. Equal sets have equal texts.
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
    for (name, member) in node.members {
      let value: Value = try member.read(named: name)
      updateValue(value, forKey: Key(name))
    }
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

/// One of a closed set of strings.
public protocol WireEnum: RawRepresentable<String>, CaseIterable, WireValue {
  /// The name in the documentation; by default ``TypeName`` makes it from the type's name.
  static var name: String { get }
}

extension WireEnum {
  public static var name: String { TypeName.documented(Self.self) }

  public static var wireType: WireType {
    .enumeration(name: name, values: allCases.map(\.rawValue))
  }

  public init(wire node: JSONNode) throws(WireError) {
    guard let value = node.string.flatMap(Self.init(rawValue:)) else {
      throw .expected(Self.wireType, got: node)
    }
    self = value
  }

  public func write(to writer: inout JSONWriter) { writer.string(rawValue) }
}
