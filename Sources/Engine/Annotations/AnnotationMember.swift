// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Members

/// A member of an annotation: its format-independent declaration, the types of annotation that have
/// it, and its entry in the annotation's dictionary. A new property of an annotation is one row of
/// ``AnnotationMember/all``.
public struct AnnotationMember: Sendable {
  typealias Path<Value> = KeyPath<Annotation, Value> & Sendable
  typealias WritablePath<Value> = WritableKeyPath<Annotation, Value> & Sendable

  public let member: Member<Annotation>
  /// The types that have the member; `nil`: all.
  public let types: Set<AnnotationType>?
  /// Whether clients may set the member. This applies to new annotations and to changes.
  public let isChangeable: Bool
  /// Reads and writes the member's entry in the annotation's dictionary. `nil` if the member has no
  /// entry.
  let entry: DictionaryEntry?

  public var name: String { member.name }

  public func isOf(_ type: AnnotationType) -> Bool { types?.contains(type) ?? true }

  /// Whether the reader looks for the member in annotations of this type.
  public func isRead(in type: AnnotationType) -> Bool { entry?.types.contains(type) ?? true }

  /// A member with a dictionary entry of its own.
  ///
  /// - Parameters:
  ///   - types: the types that have it, and whose dictionaries are searched for it.
  ///   - read: the types whose dictionaries are searched, if they differ from `types`.
  ///   - shows: whether the annotation looks different with another value.
  @inline(never)
  init<Value: Equatable & Sendable>(
    _ name: String, _ path: WritablePath<Value>, _ summary: String,
    logged logging: MemberLogging = .optional, of types: Set<AnnotationType>? = nil,
    as codec: EntryCodec<Value>, readIn read: Set<AnnotationType>? = nil, shows: Bool = true
  ) {
    let member = Member<Annotation>(name, path, summary, logged: logging)
    let differs: DictionaryEntry.Difference = { member.differs($0, $1) }
    self.member = member
    self.types = types
    isChangeable = true
    entry = DictionaryEntry(
      of: read ?? types ?? .all, differs: differs, shows: shows ? differs : nil,
      read: { (reader, object, annotation) throws(EngineError) in
        annotation[keyPath: path] = try codec.read(reader, object)
      },
      write: { (writer, annotation, object) throws(EngineError) in
        try codec.write(writer, annotation[keyPath: path], object)
      })
  }

  /// Creates a member with custom code for its entry, or without one.
  @inline(never)
  init<Value: Equatable & Sendable>(
    _ name: String, _ path: Path<Value>, _ summary: String = "",
    in range: ClosedRange<Double>? = nil, _ presence: MemberPresence = .optional,
    logged logging: MemberLogging = .optional, isCompared: Bool = true,
    of types: Set<AnnotationType>? = nil, isChangeable: Bool = true,
    entry: DictionaryEntry? = nil
  ) {
    member = Member<Annotation>(
      name, path, summary, in: range, presence, logged: logging, isCompared: isCompared)
    self.types = types
    self.isChangeable = isChangeable
    self.entry = entry
  }

  public static let all: [AnnotationMember] = identity + look + shape + relations + texts + parts

  private static let byName = Dictionary(
    all.filter(\.isChangeable).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  /// The member with this name, if a client may set it.
  public static func named(_ name: String) -> AnnotationMember? { byName[name] }
}

extension Annotation: DeclaredValue {
  public static let blank = Annotation(
    id: "", type: .unknown, pageIndex: 0, rect: Rect(0, 0, 0, 0))

  public static let members: [Member<Annotation>] = AnnotationMember.all.map(\.member)

  /// A property that can differ between two states of an annotation: one of its members, by name, its
  /// place among the annotations of its page, or its review states.
  public struct Property: Hashable, Sendable, ExpressibleByStringLiteral {
    public let name: String

    public init(stringLiteral name: String) { self.name = name }
    init(_ name: String) { self.name = name }

    public static let order: Property = "order"
    /// The review states of the annotation. They are in the notes that give them, not in its dictionary.
    public static let states: Property = "states"
  }

  /// All properties. They may differ if one annotation replaces another.
  public static let properties = Set(members.map { Property($0.name) }).union([.order, .states])

  public func properties(differingFrom other: Annotation) -> Set<Property> {
    Set(names(differingFrom: other).map { Property($0) })
  }
}
