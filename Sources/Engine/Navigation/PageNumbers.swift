// SPDX-License-Identifier: AGPL-3.0-or-later

/// Destinations that give their page by its index. The index is meant for places in other files (ISO
/// 32000-2, 12.3.2.2), but some writers use it for places in the same file.
final class PageNumbers {
  private let document: Document
  private let page: (Int) throws(EngineError) -> PDFObject?
  private let mapping: PageMapping?
  /// Whether an action gives the page of an attachment by its index.
  private(set) var hasAttachments = false
  /// The numbers of the objects whose attachments' pages are renumbered.
  private var renumbered: Set<Int> = []

  /// - Parameters:
  ///   - mapping: how pages will move, which attachments in actions follow.
  ///   - page: the page that an index means; a destination without a page leads nowhere.
  init(
    in document: Document, following mapping: PageMapping? = nil,
    _ page: @escaping (Int) throws(EngineError) -> PDFObject?
  ) {
    (self.document, self.mapping, self.page) = (document, mapping, page)
  }

  /// Makes all destinations of a document refer to the page itself. Then they still lead there when
  /// pages move. Call it before pages move, within an operation of the journal.
  ///
  /// - Parameter mapping: how pages will move, which attachments in actions follow.
  static func resolve(
    in document: Document, following mapping: PageMapping? = nil
  ) throws(EngineError) {
    guard !document.catalogMemory.lacksPageNumbers else { return }
    let numbers = PageNumbers(in: document, following: mapping, document.pageObject)
    let onPages = try numbers.resolve(onPages: 0..<document.pageCount)
    let elsewhere = try numbers.resolveInCatalog()
    // An undo would bring changed ones back.
    document.catalogMemory.lacksPageNumbers = !onPages && !elsewhere
  }

  /// Resolves the destinations of a page copied from a template. Hidden templates are outside of the page
  /// tree, so nothing has looked for destinations there.
  static func resolve(onSpawnedPage index: Int, in document: Document) throws(EngineError) {
    let numbers = PageNumbers(in: document, document.pageObject)
    try numbers.resolve(onPages: index..<(index + 1))
    if numbers.hasAttachments { document.catalogMemory.lacksPageNumbers = false }
  }

  /// Resolves the destinations of annotations and the actions of pages.
  ///
  /// - Returns: whether a destination had an index.
  @discardableResult
  func resolve(onPages indices: Range<Int>) throws(EngineError) -> Bool {
    var isChanged = false
    for index in indices {
      guard let object = try document.readablePage(index) else { continue }
      for holder in try [object] + (object["Annots"]?.elements ?? []) {
        if try resolve(of: holder) { isChanged = true }
      }
    }
    return isChanged
  }

  /// Resolves the destinations of the outline, names and document actions.
  @discardableResult
  func resolveInCatalog() throws(EngineError) -> Bool {
    guard let catalog = try document.catalog else { return false }
    var isChanged = try resolve(of: catalog)
    if let first = try catalog["Outlines"]?["First"] {
      try document.eachOutlineEntry(from: first) { (entry) throws(EngineError) in
        if try resolve(of: entry) { isChanged = true }
      }
    }
    var named = try (catalog["Dests"]?.entries ?? []).map(\.value)
    if let tree = try catalog["Names"]?["Dests"] {
      named += try document.nameTreeEntries(tree).map(\.value)
    }
    for destination in named {
      if try resolve(destination) { isChanged = true }
    }
    return isChanged
  }

  private func resolve(of holder: PDFObject) throws(EngineError) -> Bool {
    var isChanged = false
    try DestinationHolder(holder).eachDestination { (_, _, destination) throws(EngineError) in
      if try resolve(destination) { isChanged = true }
    }
    if try renumber(holder) { isChanged = true }
    return isChanged
  }

  /// Renumbers the pages of attachments whose files a holder's actions open. These can only be given by
  /// their indices (ISO 32000-2, table 205).
  ///
  /// - Returns: whether there are any.
  @discardableResult
  func renumber(_ holder: PDFObject) throws(EngineError) -> Bool {
    var hasAny = false
    let isNew = isNew(holder)
    try DestinationHolder(holder).eachAction { (action) throws(EngineError) in
      guard try action["S"]?.name == "GoToE", try action["F"] == nil,
        let target = try action["T"], try target["R"]?.name == "C",
        let index = try target["P"]?.integer
      else { return }
      (hasAny, hasAttachments) = (true, true)
      guard let mapping, isNew, self.isNew(action), self.isNew(target) else { return }
      guard let new = mapping.newIndex(index) else { return try target.set("P", nil) }
      try target.set("P", document.makeInteger(new))
    }
    return hasAny
  }

  private func isNew(_ object: PDFObject) -> Bool {
    object.number == 0 || renumbered.insert(object.number).inserted
  }

  /// Makes an explicit destination refer to its page.
  @discardableResult
  func resolve(_ destination: PDFObject) throws(EngineError) -> Bool {
    guard let place = try destination.place, try place.kind == .array,
      let index = try place[0]?.integer
    else { return false }
    if let page = try page(index) {
      try place.replace(at: 0, with: page)
    } else {
      try place.replace(at: 0, with: document.make(.null))
    }
    return true
  }
}
