// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

extension Document {
  /// Puts all pages of a PDF file before a page, with their annotations, fields, layers, the links
  /// between them and the entries of the outline that lead to them. What is drawn and is the same in
  /// both documents comes twice. Pages are called as before if the file says how; its structure stays behind. Within an operation of the journal.
  ///
  /// - Parameter bytes: a file that is not encrypted.
  /// - Throws: as ``open(_:password:in:)``, and ``EngineError/notFound(what:_:)`` for a place beyond
  ///   the end.
  public func importPages(_ bytes: [UInt8], at index: Int) throws(EngineError) -> PageMapping {
    guard (0...(try pageCount)).contains(index) else {
      throw .notFound(
        what: "page", "Nothing can be put at \(index): the document has \(try pageCount) pages.")
    }
    let other = try Document.open(.data(bytes), in: context)
    try checkRoom(forPages: try other.pageCount)
    let labels = try mergedLabels(with: other, at: index)
    var cargo = try other.unloadPages()
    var names = try CopyNames(for: self, other)
    try other.name(&names, on: cargo.pages, taken: annotationIDs)
    let position = try outlinePosition(ofPage: index)
    cargo = try cargo.grafted(from: other, into: self)
    let mapping = try put(cargo.pages, at: index)
    if let labels { try setPageLabelSections(labels) }
    try takeUpNames(onPages: mapping.added)
    for field in cargo.fields { try adopt(field: field) }
    try merge(formDefaults: cargo.formDefaults)
    try insert(outline: cargo.outline, behind: position)
    try adopt(layers: cargo.layers)
    try takeUpLayers()
    return mapping
  }

  /// The labels with which all pages are called as before, once those of another document are put before
  /// a page; `nil` if that one calls its pages by their numbers, which then follow the pages around them.
  private func mergedLabels(
    with other: Document, at index: Int
  ) throws(EngineError) -> [PageLabelSection]? {
    guard let theirs = try other.pageLabelSections, !theirs.isEmpty else { return nil }
    let ours = try pageLabelSections ?? []
    let (count, more) = (try pageCount, try other.pageCount)
    return ours.picking(Array(0..<index))
      + theirs.picking(Array(0..<more)).moved(by: index)
      + ours.picking(Array(index..<count)).moved(by: index + more)
  }

  /// Copies of objects of another document, what they share copied once.
  fileprivate func graft(
    _ objects: [PDFObject], from other: Document
  ) throws(EngineError) -> [PDFObject] {
    let raws: [OpaquePointer?] = objects.map(\.raw)
    var copies = [OpaquePointer?](repeating: nil, count: raws.count)
    let count = Int32(clamping: raws.count)
    try context.call { cm_graft($0, raw, other.raw, raws, count, &copies, $1) }
    return copies.compactMap { $0.map { PDFObject(owning: $0, context) } }
  }
}

/// The copy of pages from one document to another.
struct PageTransfer {
  var pages: [PDFObject]
  /// The topmost ones.
  var fields: [PDFObject]
  /// The form's defaults for all fields, such as their fonts.
  var formDefaults: PDFObject?
  /// The topmost entries.
  var outline: [PDFObject]
  /// The properties of optional content (ISO 32000-2, 8.11.4.2).
  var layers: PDFObject?

  fileprivate func grafted(
    from other: Document, into document: Document
  ) throws(EngineError) -> PageTransfer {
    let extras = [formDefaults, layers].compactMap(\.self)
    var copies = try document.graft(pages + fields + outline + extras, from: other)[...]
    func take(_ count: Int) -> [PDFObject] {
      defer { copies = copies.dropFirst(count) }
      return Array(copies.prefix(count))
    }
    var cargo = PageTransfer(
      pages: take(pages.count), fields: take(fields.count), outline: take(outline.count))
    if formDefaults != nil { cargo.formDefaults = take(1).first }
    if layers != nil { cargo.layers = take(1).first }
    return cargo
  }
}

extension Document {
  /// Cuts all that is to go to another document off from what is not, which leaves this one good for
  /// nothing else.
  fileprivate func unloadPages() throws(EngineError) -> PageTransfer {
    var isSound = false
    try context.call { cm_page_tree_is_sound($0, raw, &isSound, $1) }
    if !isSound { try context.call { cm_rebuild_page_tree($0, raw, $1) } }
    let pages = try objects(ofPages: Array(0..<(try pageCount)))
    let items = try topmostOutlineItems
    try makeDestinationsExplicit(pages, items)
    for page in pages {
      try context.call { cm_own_inherited($0, page.raw, $1) }
      for key in ["StructParents", "B"] { try page.set(key, nil) }
      for annotation in try page["Annots"]?.elements ?? [] {
        try annotation.set("StructParent", nil)
      }
    }
    for page in pages { try page.set("Parent", nil) }
    for item in items { try item.set("Parent", nil) }
    let form = try catalog?["AcroForm"]
    let fields = try form?["Fields"]?.elements ?? []
    try form?.set("Fields", nil)
    for key in ["CO", "XFA"] { try form?.set(key, nil) }
    return PageTransfer(
      pages: pages, fields: fields, formDefaults: form, outline: items,
      layers: try catalog?["OCProperties"])
  }
}
