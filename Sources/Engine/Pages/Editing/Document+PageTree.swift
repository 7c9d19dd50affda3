// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

/// Changes the page tree (ISO 32000-2, 7.7.3). Only within an operation of the journal. Page labels
/// follow; see ``relabel(_:newcomers:)``.
extension Document {
  /// Inserts pages, given by references to their dictionaries, before a page.
  ///
  /// - Throws: ``EngineError/notFound(what:_:)`` for a place beyond the end.
  func put(_ pages: [PDFObject], at index: Int) throws(EngineError) -> PageMapping {
    let count = try pageCount
    guard let mapping = PageMapping.inserting(pages.count, at: index, into: count) else {
      throw .notFound(
        what: "page", "Nothing can be put at \(index): the document has \(count) pages.")
    }
    return try rearrange(mapping, newcomers: Set(mapping.added)) { () throws(EngineError) in
      try putIntoTree(pages, at: index)
    }
  }

  /// Moves pages so that the first one gets the index `target`. They keep the order given. Their
  /// objects do not change, so that everything that refers to them still does.
  ///
  /// - Throws: ``EngineError/notFound(what:_:)`` for a page or place outside of the document, and
  ///   ``EngineError/unsupported(_:)`` for a page given twice.
  public func movePages(_ pages: [Int], to target: Int) throws(EngineError) -> PageMapping {
    let count = try pageCount
    try check(pages: pages)
    guard let mapping = PageMapping.moving(pages, to: target, of: count) else {
      throw .notFound(
        what: "page",
        "\(pages.count) pages cannot be moved to \(target): the document has \(count).")
    }
    guard !mapping.isIdentity else { return mapping }
    let newcomers = Set(target..<(target + pages.count))
    return try rearrange(mapping, newcomers: newcomers) { () throws(EngineError) in
      let objects = try objects(ofPages: pages)
      try takeFromTree(pages)
      try putIntoTree(objects, at: target)
    }
  }

  /// Runs a change that moves pages, and updates the state of pages.
  ///
  /// - Parameter leaving: pages that the change removes. They do not keep objects that other pages share.
  func rearrange(
    _ mapping: PageMapping, newcomers: Set<Int>, leaving: [Int] = [],
    _ body: () throws(EngineError) -> Void
  ) throws(EngineError) -> PageMapping {
    try nameLooseAnnotations()
    reloadPages()
    var isSound = false
    try context.call { cm_page_tree_is_sound($0, raw, &isSound, $1) }
    if !isSound {
      let marks = try marks(of: leaving)
      try context.call { cm_rebuild_page_tree($0, raw, marks, $1) }
    }
    try PageNumbers.resolve(in: self, following: mapping)
    let labels = try pageLabelSections
    try body()
    try context.call { cm_pages_changed($0, raw, $1) }
    reloadPages()
    try choosePageLookup(near: newcomers.min() ?? 0)
    journal.keep(annotationRegistry)
    follow(mapping)
    if let labels { try setPageLabelSections(labels.following(mapping, newcomers: newcomers)) }
    return mapping
  }

  func takeFromTree(_ pages: [Int]) throws(EngineError) {
    let marks = try marks(of: pages)
    try context.call { cm_take_pages($0, raw, marks, Int32(clamping: marks.count), $1) }
  }

  /// For each page whether it is one of these.
  private func marks(of pages: [Int]) throws(EngineError) -> [Bool] {
    var marks = [Bool](repeating: false, count: try pageCount)
    for page in pages where marks.indices.contains(page) { marks[page] = true }
    return marks
  }

  private func putIntoTree(_ pages: [PDFObject], at index: Int) throws(EngineError) {
    let raws: [OpaquePointer?] = pages.map(\.raw)
    let (place, count) = (Int32(clamping: index), Int32(clamping: raws.count))
    try context.call { cm_put_pages($0, raw, place, raws, count, $1) }
  }

  /// References to the dictionaries of pages.
  func objects(ofPages pages: [Int]) throws(EngineError) -> [PDFObject] {
    var objects: [PDFObject] = []
    for index in pages {
      guard let object = try pageObject(index) else { continue }
      objects.append(object)
    }
    return objects
  }

  /// - Throws: ``EngineError/limitExceeded(_:_:)`` if the document would have too many pages.
  func checkRoom(forPages count: Int) throws(EngineError) {
    let (sum, overflow) = try pageCount.addingReportingOverflow(count)
    try context.limits.check(pageCount: overflow ? .max : sum)
  }

  /// - Throws: ``EngineError/notFound(what:_:)`` for a page outside of the document, and
  ///   ``EngineError/unsupported(_:)`` for a page given twice.
  public func check(pages: [Int]) throws(EngineError) {
    let count = try pageCount
    var seen: Set<Int> = []
    for index in pages {
      guard index >= 0, index < count else {
        throw .notFound(
          what: "page", "There is no page \(index): the document has \(count), counted from 0.")
      }
      guard seen.insert(index).inserted else {
        throw .unsupported("page \(index) is given twice")
      }
    }
  }

  /// Rotates pages clockwise with their contents and annotations. Only within an operation of the
  /// journal.
  ///
  /// - Parameter degrees: a multiple of 90.
  public func rotatePages(_ pages: [Int], by degrees: Int) throws(EngineError) {
    guard degrees % 90 == 0 else {
      throw .unsupported("pages turn by multiples of 90 degrees, not by \(degrees)")
    }
    try check(pages: pages)
    for index in pages {
      if let page = try pageObject(index) { try rotate(page, by: degrees) }
    }
    reloadPages()
  }

  func rotate(_ page: PDFObject, by degrees: Int) throws(EngineError) {
    let old = try pageGeometry(of: page).rotation
    let new = ((old + degrees % 360) % 360 + 360) % 360
    try page.set("Rotate", makeInteger(new))
  }
}
