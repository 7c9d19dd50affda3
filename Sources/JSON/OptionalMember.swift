// SPDX-License-Identifier: AGPL-3.0-or-later

/// The type of a member that may be missing: an optional.
///
/// That the optional is the parameter of what is generic, and not what it wraps, spares the runtime a
/// search for its type at each member of each record that is written.
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
