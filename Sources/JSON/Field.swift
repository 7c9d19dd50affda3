// SPDX-License-Identifier: AGPL-3.0-or-later

/// A member of a record: its name and type, whether it may be missing, and how it is read and written.
///
/// Made with `.required`, `.optional` and `.defaulted`.
///
/// `R` is a ``Record``. That is not written as a constraint, because the runtime would search all
/// conformances for it when it makes the type: a tenth of what the first answer takes.
public struct Field<R>: Sendable {
  public let description: FieldDescription

  typealias Read = @Sendable (JSONNode?, inout R) throws(WireError) -> Void
  typealias Write = @Sendable (R, inout JSONWriter) -> Void

  let assign: Read
  let write: Write
  /// Whether `null` is a value of the member.
  let readsNull: Bool

  init(
    _ description: FieldDescription, read assign: @escaping Read, write: @escaping Write,
    readsNull: Bool = false
  ) {
    self.description = description
    self.assign = assign
    self.write = write
    self.readsNull = readsNull
  }

  /// Reads the member of an object, where it is one; what a missing one stands for is its own matter.
  public func read(from object: JSONNode, into record: inout R) throws(WireError) {
    do {
      try assign(object[member: description.name], &record)
    } catch {
      throw error.under(description.name)
    }
  }
}

/// The documentation of a member.
public struct FieldDescription: Sendable {
  public enum Presence: Hashable, Sendable {
    case required
    case optional
    /// The JSON text of the value that stands for a missing member.
    case defaulted(String)
  }

  public let name: String
  public let presence: Presence
  public let bounds: Bounds
  public let summary: String
  private let valueType: any WireValue.Type

  init(
    _ name: String, _ valueType: any WireValue.Type, _ presence: Presence, _ bounds: Bounds,
    _ summary: String
  ) {
    self.name = name
    self.valueType = valueType
    self.presence = presence
    self.bounds = bounds
    self.summary = summary
  }

  /// The same with another summary, if one is given.
  func with(_ summary: String?) -> FieldDescription {
    FieldDescription(name, valueType, presence, bounds, summary ?? self.summary)
  }

  /// Asked for late, since a record may hold records of its own kind.
  public var type: WireType { valueType.wireType }

  /// The type with its bounds, as tables show it: `integer ≥ 0`.
  public var typeText: String { bounds.isNone ? type.text : "\(type.text) \(bounds.text)" }
}
