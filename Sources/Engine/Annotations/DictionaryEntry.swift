// SPDX-License-Identifier: AGPL-3.0-or-later

/// The entry of an annotation's dictionary for a member: its dependencies, whether it shows, and
/// how it is read and written.
struct DictionaryEntry: Sendable {
  typealias Difference = @Sendable (Annotation, Annotation) -> Bool
  typealias Facts = @Sendable (Annotation) -> [AnyHashable]
  typealias Read =
    @Sendable (AnnotationReader, PDFObject, inout Annotation) throws(EngineError) -> Void
  typealias Write =
    @Sendable (AnnotationWriter, Annotation, PDFObject) throws(EngineError) -> Void

  /// The types whose dictionaries have the entry.
  let types: Set<AnnotationType>
  /// Whether two states of an annotation differ in the entry. It must then be written to change one to
  /// the other.
  let differs: Difference
  /// Whether two states of an annotation look different because of this entry.
  let shows: Difference
  let read: Read?
  let write: Write

  init(
    of types: Set<AnnotationType>, differs: @escaping Difference, shows: Difference?, read: Read?,
    write: @escaping Write
  ) {
    self.types = types
    self.differs = differs
    self.shows = shows ?? { _, _ in false }
    self.read = read
    self.write = write
  }

  /// An entry that depends on more than one property.
  ///
  /// - Parameters:
  /// - facts: the properties that it depends on.
  /// - visible: the properties that affect how the annotation looks through it; ``facts`` unless
  ///   given.
  init(
    readIn types: Set<AnnotationType> = .all, _ facts: @escaping Facts, visible: Facts? = nil,
    read: Read? = nil, write: @escaping Write
  ) {
    let visible = visible ?? facts
    self.init(
      of: types, differs: { facts($0) != facts($1) }, shows: { visible($0) != visible($1) },
      read: read, write: write)
  }

  /// An entry that is only read; another member writes it.
  static func read(_ types: Set<AnnotationType> = .all, _ read: @escaping Read) -> DictionaryEntry {
    DictionaryEntry(
      of: types, differs: { _, _ in false }, shows: nil, read: read, write: { _, _, _ in })
  }

  static let nothing: Facts = { _ in [] }

  static let all: [DictionaryEntry] = AnnotationMember.all.compactMap(\.entry)

  static func readers(of type: AnnotationType) -> [Read] { byType[type] ?? [] }

  private static let byType = Dictionary(
    uniqueKeysWithValues: AnnotationType.allCases.map { type in
      (type, all.filter { $0.types.contains(type) }.compactMap(\.read))
    })
}

extension Set<AnnotationType> {
  static let all = Set(AnnotationType.allCases)
  static let markup = all.filter(\.isMarkup)
  /// All types except links and widgets. These two are the most common in a file, and their annotations
  /// have few entries.
  static let drawn = all.subtracting([.link, .widget])
}

extension Annotation {
  /// Whether two states of the annotation look different.
  public func looksDifferent(from other: Annotation) -> Bool {
    DictionaryEntry.all.contains { $0.shows(self, other) }
  }
}
