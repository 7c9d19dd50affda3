// SPDX-License-Identifier: AGPL-3.0-or-later

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
  public func read<V: WireValue>(
    _ name: String, as type: V.Type = V.self
  ) throws(WireError) -> V {
    guard let member = self[member: name] else {
      throw kind == .object
        ? .missing(V.wireType).under(name) : .expected("an object", got: self)
    }
    return try member.read(named: name)
  }

  /// Reads an optional member, which may be missing or `null`, for types that are read by hand.
  public func readIfPresent<V: WireValue>(
    _ name: String, as type: V.Type = V.self
  ) throws(WireError) -> V? {
    guard let member = self[member: name], !member.isNull else { return nil }
    return try member.read(named: name)
  }
}
