// SPDX-License-Identifier: AGPL-3.0-or-later

/// A JSON object whose members are declared once, as ``fields``, for its reader, writer, documentation
/// and schema. A ``MemberAudit`` reports undeclared members.
///
/// ```swift
/// public struct OpenParams: Record {
///   public var path: String?
///   public var scale = 1.0
///   public var pageIndex = 0
///   public init() {}
///   public static let fields: [Field<Self>] = [
///     .optional("path", \.path, "The file's path."),
///     .defaulted("scale", \.scale, 1, "Pixels per point."),
///     .required("pageIndex", \.pageIndex, "0-based.", in: 0...),
///   ]
/// }
/// ```
public protocol Record: WireValue {
  /// Creates a value to read into. Its initial contents do not appear in the JSON form.
  init()

  /// The members, in the order in which they are written.
  static var fields: [Field<Self>] { get }

  /// The name in the documentation; by default the type's name.
  static var name: String { get }

  /// A sentence that describes the record.
  static var summary: String { get }
}

extension Record {
  public static var name: String { String(describing: Self.self) }
  public static var summary: String { "" }

  public static var wireType: WireType { .record(RecordType(Self.self)) }

  public init(wire node: JSONNode) throws(WireError) { try self.init(fields: node) }

  /// Reads every field. ``init(wire:)`` does this unless a record overrides it.
  public init(fields node: JSONNode) throws(WireError) {
    guard node.kind == .object else { throw .expected(Self.wireType, got: node) }
    self.init()
    node.open()
    for field in Self.fields { try field.read(from: node, into: &self) }
  }

  public func write(to writer: inout JSONWriter) {
    // Avoids copying each field, which would retain and release its references.
    Self.fields.withUnsafeBufferPointer { fields in
      writer.object { writer in for index in fields.indices { fields[index].write(self, &writer) } }
    }
  }
}

/// A record type as a value, with the data for its documentation.
public struct RecordType: Hashable, Sendable {
  private let type: any Record.Type

  public init(_ type: any Record.Type) { self.type = type }

  public var name: String { type.name }
  public var summary: String { type.summary }

  /// Computed lazily, since a record may contain records of its own type.
  public var fields: [FieldDescription] { type.fieldDescriptions }

  public static func == (a: RecordType, b: RecordType) -> Bool { a.type == b.type }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}

extension Record {
  fileprivate static var fieldDescriptions: [FieldDescription] { fields.map(\.description) }
}
