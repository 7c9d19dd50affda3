// SPDX-License-Identifier: AGPL-3.0-or-later

/// A JSON object that is only written. Its members are declared once, as ``fields``, for its writer,
/// documentation and schema.
///
/// A field may read a computed property, so that a value of another layer can be a record itself:
///
/// ```swift
/// extension HoverTip: WrittenRecord {
///   public static let fields: [Field<Self>] = [
///     .required("annotationId", \.annotationID, "The annotation."),
///     .optional("title", \.title, "The author of the note."),
///   ]
/// }
/// ```
public protocol WrittenRecord: WireValue {
  /// The members, in the order in which they are written.
  static var fields: [Field<Self>] { get }

  /// The name in the documentation; by default ``TypeName`` makes it from the type's name.
  static var name: String { get }

  /// A sentence that describes the record.
  static var summary: String { get }
}

extension WrittenRecord {
  public static var name: String { TypeName.documented(Self.self) }
  public static var summary: String { "" }

  public static var wireType: WireType { .record(RecordType(Self.self)) }

  /// - Throws: always. `Record` reads instead; a test finds params that contain anything else.
  public init(wire node: JSONNode) throws(WireError) {
    throw WireError(message: "\(Self.name) is only written.")
  }

  public func write(to writer: inout JSONWriter) {
    // Avoids copying each field, which would retain and release its references.
    Self.fields.withUnsafeBufferPointer { fields in
      writer.object { writer in for index in fields.indices { fields[index].write(self, &writer) } }
    }
  }
}

/// A record that is read, too. A ``MemberAudit`` reports undeclared members.
///
/// ```swift
/// public struct OpenParams: Record {
///   public var path: String?
///   public var scale = 1.0
///   public var pageIndex = 0
///   public init() {}
///   public static let fields: [Field<Self>] = [
///     .optional("path", \.path, "The file's path."),
///     .defaulted("scale", \.scale, "Pixels per point."),
///     .required("pageIndex", \.pageIndex, "0-based.", in: 0...),
///   ]
/// }
/// ```
public protocol Record: WrittenRecord {
  /// Creates a value to read into. Its initial values are the defaults of ``Field/defaulted(_:_:_:)``;
  /// the others do not appear in the JSON form.
  init()
}

extension Record {
  public init(wire node: JSONNode) throws(WireError) { try self.init(fields: node) }

  /// Reads every field. ``init(wire:)`` does this unless a record overrides it.
  public init(fields node: JSONNode) throws(WireError) {
    guard node.kind == .object else { throw .expected(Self.wireType, got: node) }
    self.init()
    node.open()
    for field in Self.fields { try field.read(from: node, into: &self) }
  }
}

/// A record type as a value, with the data for its documentation.
public struct RecordType: Hashable, Sendable {
  private let type: any WrittenRecord.Type

  public init(_ type: any WrittenRecord.Type) { self.type = type }

  /// Whether values of the type can be read, not only written.
  public var isReadable: Bool { type is any Record.Type }

  public var name: String { type.name }
  public var summary: String { type.summary }

  /// Computed lazily, since a record may contain records of its own type.
  public var fields: [FieldDescription] { type.fieldDescriptions }

  public static func == (a: RecordType, b: RecordType) -> Bool { a.type == b.type }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}

extension WrittenRecord {
  fileprivate static var fieldDescriptions: [FieldDescription] { fields.map(\.description) }
}
