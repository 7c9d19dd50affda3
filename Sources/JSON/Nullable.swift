// SPDX-License-Identifier: AGPL-3.0-or-later

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
