// SPDX-License-Identifier: AGPL-3.0-or-later

/// The type of a member that may be missing: an optional.
///
/// Generic code takes the optional as its parameter, not the wrapped type. This spares the runtime a
/// search for the optional type at each member of each record that is written.
public protocol OptionalMember: Sendable {
  associatedtype Value: WireValue

  init(_ value: Value?)

  /// Writes a member of this name, unless there is no value.
  func write(as name: String, to writer: inout JSONWriter)
}

extension Optional: OptionalMember where Wrapped: WireValue {
  public init(_ value: Wrapped?) { self = value }

  public func write(as name: String, to writer: inout JSONWriter) {
    if let self { writer.member(name, self) }
  }
}

/// A value that is written as `null` if there is none. An optional member is left out instead.
public struct Nullable<Wrapped: WireValue>: WireValue {
  public var value: Wrapped?

  public init(_ value: Wrapped?) { self.value = value }

  public init(wire node: JSONNode) throws(WireError) {
    value = node.isNull ? nil : try Wrapped(wire: node)
  }

  public static var wireType: WireType { .union([Wrapped.wireType, .constant(.null)]) }

  public func write(to writer: inout JSONWriter) {
    if let value { value.write(to: &writer) } else { writer.null() }
  }
}
