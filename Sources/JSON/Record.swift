// SPDX-License-Identifier: AGPL-3.0-or-later

/// A JSON object whose members are declared once, as ``fields``: reader, writer, documentation and
/// schema come from there. A ``MemberAudit`` tells of members that are not declared.
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
  /// A value to read into; what it holds before is not seen by who reads the JSON form.
  init()

  /// The members, in the order in which they are written.
  static var fields: [Field<Self>] { get }

  /// The name in the documentation; by default the type's name.
  static var name: String { get }

  /// A sentence on what it is.
  static var summary: String { get }
}

extension Record {
  public static var name: String { String(describing: Self.self) }
  public static var summary: String { "" }

  public static var wireType: WireType { .record(RecordType(Self.self)) }

  public init(wire node: JSONNode) throws(WireError) { try self.init(fields: node) }

  /// Reads every field: what ``init(wire:)`` does unless a record has more to it.
  public init(fields node: JSONNode) throws(WireError) {
    guard node.kind == .object else { throw .expected(Self.wireType, got: node) }
    self.init()
    node.open()
    for field in Self.fields { try field.read(from: node, into: &self) }
  }

  public func write(to writer: inout JSONWriter) {
    // Without a copy of each field, which would count up and down the references in it.
    Self.fields.withUnsafeBufferPointer { fields in
      writer.object { writer in for index in fields.indices { fields[index].write(self, &writer) } }
    }
  }
}

/// A kind of record as a value: what the documentation needs of it.
public struct RecordType: Hashable, Sendable {
  private let type: any Record.Type

  public init(_ type: any Record.Type) { self.type = type }

  public var name: String { type.name }
  public var summary: String { type.summary }

  /// Asked for late, since a record may hold records of its own kind.
  public var fields: [FieldDescription] { type.fieldDescriptions }

  public static func == (a: RecordType, b: RecordType) -> Bool { a.type == b.type }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}

extension Record {
  fileprivate static var fieldDescriptions: [FieldDescription] { fields.map(\.description) }
}
