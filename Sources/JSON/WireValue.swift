// SPDX-License-Identifier: AGPL-3.0-or-later

/// A Swift value with a JSON form.
public protocol WireValue: Sendable {
  /// The shape of its JSON.
  static var wireType: WireType { get }

  /// Reads the JSON form. The error's path starts at the value itself: who reads a member or an
  /// element of something adds its step with ``WireError/under(_:)-(String)``.
  init(wire node: JSONNode) throws(WireError)

  func write(to writer: inout JSONWriter)

  /// Reads the JSON form of a value that has to lie in a range; only numbers heed it.
  static func read(_ node: JSONNode, in range: ClosedRange<Double>?) throws(WireError) -> Self

  /// The range as the documentation shows it; none for anything but a number.
  static func bounds(of range: ClosedRange<Double>?) -> Bounds
}

extension WireValue {
  public static func read(
    _ node: JSONNode, in range: ClosedRange<Double>?
  ) throws(WireError) -> Self { try Self(wire: node) }

  public static func bounds(of range: ClosedRange<Double>?) -> Bounds { .none }
}

extension WireValue {
  /// The JSON form.
  public var wireBytes: [UInt8] {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.bytes
  }

  /// The JSON form.
  public var wireText: String { String(decoding: wireBytes, as: UTF8.self) }
}

extension JSONNode {
  /// The value as a type; errors start with `name` when one is given, such as `params`.
  public func read<V: WireValue>(
    as type: V.Type = V.self, named name: String? = nil
  ) throws(WireError) -> V {
    do { return try V(wire: self) } catch { throw name.map(error.under) ?? error }
  }

  /// A member that has to be there, for types that are read by hand.
  public func read<V: WireValue>(
    _ name: String, as type: V.Type = V.self
  ) throws(WireError) -> V {
    guard let member = self[member: name] else {
      throw kind == .object
        ? .missing(V.wireType).under(name) : .expected("an object", got: self)
    }
    return try member.read(named: name)
  }

  /// A member that may be missing or `null`, for types that are read by hand.
  public func readIfPresent<V: WireValue>(
    _ name: String, as type: V.Type = V.self
  ) throws(WireError) -> V? {
    guard let member = self[member: name], !member.isNull else { return nil }
    return try member.read(named: name)
  }
}
