// SPDX-License-Identifier: AGPL-3.0-or-later

/// An annotation as read, with the dictionary that it was read from.
struct AnnotationEntry {
  let object: PDFObject
  let annotation: Annotation
}

/// The annotations of a page as they were read, bottommost first.
struct AnnotationRow {
  private(set) var entries: [AnnotationEntry] = []
  /// Whether an entry was read from a direct object.
  private(set) var hasDirectObjects = false
  private var positions: [String: Int] = [:]

  var annotations: [Annotation] { entries.map(\.annotation) }

  subscript(id: String) -> AnnotationEntry? { positions[id].map { entries[$0] } }

  mutating func append(_ entry: AnnotationEntry) {
    positions[entry.annotation.id] = entries.count
    entries.append(entry)
    hasDirectObjects = hasDirectObjects || entry.object.number == 0
  }

  /// Replaces an entry by a newer reading.
  mutating func replace(_ entry: AnnotationEntry) {
    if let position = positions[entry.annotation.id] { entries[position] = entry }
  }
}
