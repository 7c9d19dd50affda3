// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

/// An open PDF document. Opened with ``open(_:password:in:)``; used only on its context's thread.
public final class Document {
  public let context: EngineContext
  private let handle: OpaquePointer
  /// The content on disk that changes are compared with, and appended to.
  var source: OpenSource
  public internal(set) var opening: DocumentOpening
  public internal(set) var journal = JournalProgress()
  var annotationRegistry = AnnotationRegistry()
  /// Changes whenever pages move, so that work over several pages can notice.
  public internal(set) var arrangement = 0
  public internal(set) var loadedPages = LoadedPages()
  var formMemory = FormMemory()
  var catalogMemory = CatalogMemory()
  public let text = DocumentText()
  /// Caches of higher layers, by type. Each layer validates its cache before use.
  public var readings: [ObjectIdentifier: AnyObject] = [:]

  init(
    raw: UnsafeMutablePointer<pdf_document>, source: OpenSource, opening: DocumentOpening,
    context: EngineContext
  ) {
    handle = OpaquePointer(raw)
    self.source = source
    self.opening = opening
    self.context = context
  }

  // Not stored with its type: the metadata of a stored property's type is emitted, with code for all that
  // MuPDF keeps in its structures.
  var raw: UnsafeMutablePointer<pdf_document> { UnsafeMutablePointer(handle) }

  deinit {
    catalogMemory.destinationNames = nil
    loadedPages.removeAll()
    cm_drop_document(context.raw, raw)
  }

  /// Work that frees the engine's document, for another thread: freeing a large one takes long. The document
  /// must be released before the work is done, or else this has no effect.
  public func freeingAside() -> SideWork {
    cm_keep_document(context.raw, raw)
    let kept = KeptDocument(handle: handle)
    return { cm_drop_document($0.raw, UnsafeMutablePointer(kept.handle)) }
  }

  /// `@unchecked Sendable` because nobody else uses the document when it is dropped.
  private struct KeptDocument: @unchecked Sendable { let handle: OpaquePointer }

  public var pageCount: Int {
    get throws(EngineError) {
      var count: Int32 = 0
      try context.call { cm_count_pages($0, raw, &count, $1) }
      return Int(max(0, count))
    }
  }

  /// A page, loaded if necessary.
  ///
  /// - Throws: ``EngineError/notFound(what:_:)`` for an index outside the document.
  public func page(_ index: Int) throws(EngineError) -> Page {
    if let page = loadedPages.cache[index] { return page }
    try requirePage(index)
    let page = try Page(index, of: self)
    loadedPages.cache[index] = page
    return page
  }

  /// - Throws: ``EngineError/notFound(what:_:)`` for an index outside the document.
  public func requirePage(_ index: Int) throws(EngineError) {
    let count = try pageCount
    guard index >= 0, index < count else {
      throw .notFound(
        what: "page", "There is no page \(index): the document has \(count), counted from 0.")
    }
  }

  /// Forgets the loaded pages, because their objects changed.
  public func reloadPages() {
    text.forget()
    catalogMemory.forgetReadings()
    formMemory.index = nil
    loadedPages.removeAll()
    annotationRegistry.knowsAll = false
  }

  /// The trailer dictionary (ISO 32000-2, 7.5.5).
  public var trailer: PDFObject? {
    get throws(EngineError) { try PDFObject.make(context) { cm_trailer($0, raw, $1, $2) } }
  }

  /// The catalog (ISO 32000-2, 7.7.2).
  public var catalog: PDFObject? {
    get throws(EngineError) { try trailer?["Root"] }
  }

  /// The catalog, for changing it.
  ///
  /// - Throws: ``EngineError/damaged(_:)`` if there is none, since a change needs one.
  public var requiredCatalog: PDFObject {
    get throws(EngineError) {
      guard let catalog = try catalog, try catalog.kind == .dictionary else {
        throw .damaged("it has no catalog")
      }
      return catalog
    }
  }

  /// The dictionary of a page, which need not be loaded; `nil` outside the document.
  public func pageObject(_ index: Int) throws(EngineError) -> PDFObject? {
    guard let number = Int32(exactly: index), number >= 0, index < (try pageCount) else {
      return nil
    }
    try choosePageLookup()
    return try PDFObject.make(context) { cm_page_object($0, raw, number, $1, $2) }
  }

  /// The same for a walk over all pages: `nil` also for a page that a damaged tree does not lead to, so
  /// that the other pages are read.
  public func readablePage(_ index: Int) throws(EngineError) -> PDFObject? {
    do throws(EngineError) { return try pageObject(index) } catch .damaged { return nil }
  }
}

extension Document {
  /// Sets an entry of the information dictionary. The value `nil` removes the entry. The dictionary is
  /// created if it is missing. Only within an operation of the journal.
  public func setInformation(_ key: String, _ value: PDFValue?) throws(EngineError) {
    let old = try trailer?["Info"]
    guard let value else {
      if try old?[key] != nil { try old?.set(key, nil) }
      return
    }
    let isDictionary = try old?.kind == .dictionary
    if let old, isDictionary, old.number > 0 { return try old.set(key, make(value)) }
    var dictionary = try makeDictionary()
    if let old, isDictionary { dictionary = old }
    let new = try add(dictionary)
    try trailer?.set("Info", new)
    try new.set(key, make(value))
  }
}
