// SPDX-License-Identifier: AGPL-3.0-or-later

/// A member of a record: its name and type, whether it may be missing, and how it is read and written.
///
/// Made with `.required`, `.optional` and `.defaulted`.
///
/// `R` is a ``Record``. It is not constrained, because the runtime would search all conformances when it
/// creates the type, which takes a tenth of the time to the first answer.
public struct Field<R>: Sendable {
  public let description: FieldDescription

  typealias Read = @Sendable (JSONNode?, inout R) throws(WireError) -> Void
  typealias Write = @Sendable (R, inout JSONWriter) -> Void

  let assign: Read
  let write: Write
  /// Whether `null` is a value of the member. If not, it means that the member is missing.
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

  /// Reads the member of an object. The field determines what a missing member means.
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
    /// The JSON text of the default.
    case defaulted(String)
  }

  public let name: String
  public let presence: Presence
  public let bounds: Bounds
  public let summary: String
  /// Whether reading sets the member. A member of a computed property is only written.
  public let isSettable: Bool
  private let valueType: any WireValue.Type

  init(
    _ name: String, _ valueType: any WireValue.Type, _ presence: Presence, _ bounds: Bounds,
    _ summary: String, isSettable: Bool = true
  ) {
    self.name = name
    self.valueType = valueType
    self.presence = presence
    self.bounds = bounds
    self.summary = summary
    self.isSettable = isSettable
  }

  /// The same description with a different summary, if one is given.
  func with(_ summary: String?) -> FieldDescription {
    FieldDescription(
      name, valueType, presence, bounds, summary ?? self.summary, isSettable: isSettable)
  }

  func with(_ presence: Presence) -> FieldDescription {
    FieldDescription(name, valueType, presence, bounds, summary, isSettable: isSettable)
  }

  /// Computed lazily, since a record may contain records of its own type.
  public var type: WireType { valueType.wireType }

  /// The type with its bounds.
  public var boundedType: WireType { bounds.isNone ? type : .bounded(type, bounds) }

  /// The type with its bounds, for tables: `integer ≥ 0`.
  public var typeText: String { boundedType.text }
}
