// SPDX-License-Identifier: AGPL-3.0-or-later

/// Destinations that give their page by its index. The index is meant for places in other files (ISO
/// 32000-2, 12.3.2.2), but some writers use it for places in the same file.
extension Document {
  /// Makes all destinations refer to the page itself, so that they still lead there when pages move. Call it
  /// before pages move, within an operation of the journal.
  func resolvePageNumbers() throws(EngineError) {
    guard !catalogMemory.lacksPageNumbers else { return }
    let onPages = try resolvePageNumbers(onPages: 0..<pageCount, pageObject)
    let elsewhere = try resolvePageNumbersOfCatalog(pageObject)
    // An undo would bring changed ones back.
    catalogMemory.lacksPageNumbers = !onPages && !elsewhere
  }

  /// Resolves the destinations of annotations and the actions of pages.
  ///
  /// - Parameter page: the page with an index; a destination without a page leads nowhere.
  /// - Returns: whether a destination had an index.
  @discardableResult
  func resolvePageNumbers(
    onPages indices: Range<Int>, _ page: (Int) throws(EngineError) -> PDFObject?
  ) throws(EngineError) -> Bool {
    var isChanged = false
    for index in indices {
      guard let object = try readablePage(index) else { continue }
      for holder in try [object] + (object["Annots"]?.elements ?? []) {
        if try resolvePageNumbers(of: holder, page) { isChanged = true }
      }
    }
    return isChanged
  }

  /// Resolves the destinations of the outline, of names, and of the actions of the document.
  @discardableResult
  func resolvePageNumbersOfCatalog(
    _ page: (Int) throws(EngineError) -> PDFObject?
  ) throws(EngineError) -> Bool {
    guard let catalog = try catalog else { return false }
    var isChanged = try resolvePageNumbers(of: catalog, page)
    try catalog["Outlines"]?["First"]?.eachOutlineEntry { (entry) throws(EngineError) in
      if try resolvePageNumbers(of: entry, page) { isChanged = true }
    }
    var named = try (catalog["Dests"]?.entries ?? []).map(\.value)
    if let tree = try catalog["Names"]?["Dests"] {
      named += try nameTreeEntries(tree).map(\.value)
    }
    for destination in named {
      if try resolvePageNumber(of: destination, page) { isChanged = true }
    }
    return isChanged
  }

  private func resolvePageNumbers(
    of holder: PDFObject, _ page: (Int) throws(EngineError) -> PDFObject?
  ) throws(EngineError) -> Bool {
    var isChanged = false
    try holder.eachDestination { (_, _, destination) throws(EngineError) in
      if try resolvePageNumber(of: destination, page) { isChanged = true }
    }
    return isChanged
  }

  /// Makes an explicit destination refer to its page.
  @discardableResult
  func resolvePageNumber(
    of destination: PDFObject, _ page: (Int) throws(EngineError) -> PDFObject?
  ) throws(EngineError) -> Bool {
    guard let place = try destination.place, try place.kind == .array,
      let index = try place[0]?.integer
    else { return false }
    if let page = try page(index) {
      try place.replace(at: 0, with: page)
    } else {
      try place.replace(at: 0, with: make(.null))
    }
    return true
  }
}
