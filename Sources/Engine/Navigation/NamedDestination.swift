// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// A named place in a document (ISO 32000-2, 12.3.2.4).
public struct NamedDestination: Hashable, Sendable {
  @Exact public var name: String
  /// `nil` if the name leads nowhere in this document.
  public var destination: Destination?
}

extension Document {
  /// The named destinations of the name tree and the old dictionary. Those of the name tree come first,
  /// in its order, and then those of the dictionary (PDF 1.1). The first of equal names counts.
  public func namedDestinations() throws(EngineError) -> [NamedDestination] {
    var found: [NamedDestination] = []
    var seen: Set<ExactText> = []
    for (name, value) in try namedPlaces() where seen.insert(ExactText(name)).inserted {
      found.append(NamedDestination(name: name, destination: try destination(value)))
    }
    return found
  }

  /// The place that a name leads to.
  ///
  /// - Parameter name: the name as text. A name that is not text in any encoding is found by its UTF-8
  ///   bytes.
  /// - Throws: ``EngineError/notFound(what:_:)`` if the document does not have the name.
  public func destination(named name: String) throws(EngineError) -> Destination? {
    // The look-up in the sorted tree is fast; names in another encoding need the whole tree.
    // A string counts in the tree before it does in the dictionary of older files, as in links.
    for key in [try makeText(name), try make(.string(Array(name.utf8)))] {
      if let place = try namedDestinationNow(key) { return try destination(place) }
    }
    if let place = try oldDestination(name) { return try destination(place) }
    if let place = try namedPlaces().first(where: { $0.name.isExactly(name) }) {
      return try destination(place.value)
    }
    throw .notFound(
      what: "destination",
      "There is no destination \"\(name)\" in the document: list them with destinations/list.")
  }

  private func namedPlaces() throws(EngineError) -> [(name: String, value: PDFObject)] {
    var places: [(name: String, value: PDFObject)] = []
    if let root = try catalog?["Names"]?["Dests"] {
      for (name, value) in try nameTreeEntries(root) {
        places.append((TextString.decode(name), value))
      }
    }
    for (name, value) in try catalog?["Dests"]?.entries ?? [] { places.append((name, value)) }
    return places
  }
}
