// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

/// The named destinations of a document's name tree (ISO 32000-2, 7.9.6 and 12.3.2.4).
final class DestinationNames {
  private let context: EngineContext
  private let raw: OpaquePointer

  fileprivate init(owning raw: OpaquePointer, _ context: EngineContext) {
    self.raw = raw
    self.context = context
  }

  deinit { cm_drop_names(context.raw, raw) }

  /// The destination of a name, given as a string.
  func find(_ name: PDFObject) throws(EngineError) -> PDFObject? {
    try PDFObject.make(context) { cm_find_name($0, raw, name.raw, $1, $2) }
  }
}

extension Document {
  /// The destination of a string, in the name tree or in the dictionary of older files.
  func namedDestination(_ name: PDFObject) throws(EngineError) -> PDFObject? {
    // The pending operation may change the names.
    guard journal.operation == nil else { return try namedDestinationNow(name) }
    if let found = try destinationNames().find(name) { return found }
    return try catalog?["Dests"] == nil ? nil : namedDestinationNow(name)
  }

  /// The same for a name or a string, without the cache.
  func namedDestinationNow(_ name: PDFObject) throws(EngineError) -> PDFObject? {
    try PDFObject.make(context) { cm_named_destination($0, raw, name.raw, $1, $2) }
  }

  /// The names, read on first use, and again after a change.
  private func destinationNames() throws(EngineError) -> DestinationNames {
    if let names = catalogMemory.destinationNames { return names }
    let tree = try catalog?["Names"]?["Dests"]
    var out: OpaquePointer?
    try context.call { cm_read_names($0, raw, tree?.raw, &out, $1) }
    guard let out else { throw .damaged("its named destinations cannot be read") }
    let names = DestinationNames(owning: out, context)
    catalogMemory.destinationNames = names
    return names
  }
}
