// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// An annotation of a page: its dictionary, and the annotation once it was read from it.
final class AnnotationEntry {
  let object: PDFObject
  let id: String
  private var annotation: Annotation?
  var isRead: Bool { annotation != nil }

  init(_ object: PDFObject, id: String) {
    self.object = object
    self.id = id
  }

  /// The annotation, which is read the first time. A link takes long if its destination must be found.
  ///
  /// - Parameter reader: the reader of the annotation's page.
  func annotation(_ reader: AnnotationReader) throws(EngineError) -> Annotation {
    if let annotation { return annotation }
    let new = try reader.read(object, id: id)
    annotation = new
    return new
  }
}

/// The annotations of a page, bottommost first.
struct AnnotationRow {
  private(set) var entries: [AnnotationEntry] = []
  /// Whether an entry is a direct object.
  private(set) var hasDirectObjects = false
  /// Whether an annotation replies to another one.
  private(set) var hasReplies = false
  private var positions: [String: Int] = [:]

  /// The annotation with exactly this id. No two ids are canonically equivalent.
  subscript(id: String) -> AnnotationEntry? {
    guard let entry = positions[id].map({ entries[$0] }), entry.id.isExactly(id) else { return nil }
    return entry
  }

  /// All annotations.
  func annotations(_ reader: AnnotationReader) throws(EngineError) -> [Annotation] {
    try entries.map { entry throws(EngineError) in try entry.annotation(reader) }
  }

  mutating func append(_ entry: AnnotationEntry) throws(EngineError) {
    positions[entry.id] = entries.count
    entries.append(entry)
    hasDirectObjects = hasDirectObjects || entry.object.number == 0
    try note(entry)
  }

  /// Replaces an entry by one that is not read yet.
  mutating func replace(_ entry: AnnotationEntry) throws(EngineError) {
    if let position = positions[entry.id] { entries[position] = entry }
    try note(entry)
  }

  private mutating func note(_ entry: AnnotationEntry) throws(EngineError) {
    if !hasReplies { hasReplies = try entry.object["IRT"] != nil }
  }
}
