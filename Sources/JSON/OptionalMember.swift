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
