// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

/// The copy of pages from one document to another.
struct PageTransfer {
  var pages: [PDFObject] = []
  /// The top-level fields.
  var fields: [PDFObject] = []
  /// The form's defaults for all fields, such as fonts.
  var formDefaults: PDFObject?
  /// The new names of fonts, by the old ones. The old names mean different fonts in the other document.
  var fonts: [String: String] = [:]
  /// Renumbers the pages of attachments in actions; `nil` until the pages' new places are known.
  var numbers: PageNumbers?
  /// The top-level entries.
  var outline: [PDFObject] = []
  /// The fields in the order of calculation (ISO 32000-2, table 224, `CO`).
  var calculated: [PDFObject] = []
  /// The properties of optional content (ISO 32000-2, 8.11.4.2).
  var layers: PDFObject?
  /// Which layers are visible when the document is opened. The values have the order of the document's
  /// list of layers.
  var shownLayers: [Bool] = []
  /// The root of the structure tree.
  var tags: PDFObject?
  /// The language of the document.
  var language: String?
  /// The elements of the tags, once the other document has them.
  var adopted = AdoptedTags()

  /// References to the copies, which are complete once the graft is.
  func grafted(by graft: ObjectGraft) throws(EngineError) -> PageTransfer {
    func copies(_ objects: [PDFObject]) throws(EngineError) -> [PDFObject] {
      var copies: [PDFObject] = []
      for object in objects { copies.append(try graft.copy(object)) }
      return copies
    }
    var copy = PageTransfer(
      pages: try copies(pages), fields: try copies(fields), outline: try copies(outline))
    (copy.calculated, copy.shownLayers) = (try copies(calculated), shownLayers)
    copy.numbers = numbers
    copy.formDefaults = try formDefaults.map { (o) throws(EngineError) in try graft.copy(o) }
    copy.layers = try layers.map { (o) throws(EngineError) in try graft.copy(o) }
    copy.tags = try tags.map { (o) throws(EngineError) in try graft.copy(o) }
    copy.language = language
    return copy
  }
}

extension Document {
  /// Separates the objects to transfer from the rest. This document is then unusable for anything else.
  /// The pages must still be separated with ``detach(pages:)``.
  func unload() throws(EngineError) -> PageTransfer {
    var isSound = false
    try context.call { cm_page_tree_is_sound($0, raw, &isSound, $1) }
    if !isSound { try context.call { cm_rebuild_page_tree($0, raw, nil, $1) } }
    let pages = try objects(ofPages: Array(0..<(try pageCount)))
    let items = try topmostOutlineItems
    try makeTargetsExplicit([], items)
    for item in items { try item.set("Parent", nil) }
    let catalog = try catalog
    let form = try catalog?["AcroForm"]
    // The flag would make viewers draw all fields of the other document, too.
    try drawForViewers()
    let fields = try form?["Fields"]?.elements ?? []
    let calculated = try form?["CO"]?.elements ?? []
    try form?.set("Fields", nil)
    for key in ["CO", "XFA"] { try form?.set(key, nil) }
    var cargo = PageTransfer(pages: pages, fields: fields, outline: items)
    (cargo.formDefaults, cargo.calculated) = (form, calculated)
    cargo.layers = try catalog?["OCProperties"]
    if let groups = try cargo.layers?["OCGs"], let reader = try LayerReader(self) {
      cargo.shownLayers = try groups.elements.map { reader.isVisibleAtFirst($0.number) }
    }
    if let tags = try catalog?["StructTreeRoot"], tags.number > 0, try tags["K"] != nil {
      cargo.tags = tags
    }
    cargo.language = try catalog?["Lang"]?.text
    return cargo
  }

  /// Separates pages from the rest.
  func detach(pages: [PDFObject]) throws(EngineError) {
    try makeTargetsExplicit(pages, [])
    for page in pages {
      try context.call { cm_own_inherited($0, page.raw, $1) }
      for key in ["B", "DPart", "Parent"] { try page.set(key, nil) }
    }
  }

  /// Label sections that keep all labels when another document is inserted. Its pages are inserted
  /// before the page at `index`. `nil` if that document has no labels: its pages are then labelled like
  /// the pages around them.
  func mergedLabels(
    with other: Document, at index: Int
  ) throws(EngineError) -> [PageLabelSection]? {
    guard let theirs = try other.pageLabelSections, !theirs.isEmpty else { return nil }
    let ours = try pageLabelSections ?? []
    let (count, more) = (try pageCount, try other.pageCount)
    return ours.picking(Array(0..<index))
      + theirs.picking(Array(0..<more)).moved(by: index)
      + ours.picking(Array(index..<count)).moved(by: index + more)
  }
}
