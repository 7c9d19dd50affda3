// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF
import Geometry

/// An open PDF document. Made by ``open(_:password:in:)``; used on its context's thread only.
public final class Document {
  public let context: EngineContext
  /// The source of the document; it stays readable while the document lives.
  private(set) var source: OpenSource
  /// Whether the pages show the text that they had when the document was opened.
  public internal(set) var hasTextOfFile = true
  /// Earlier sources, which the engine still reads.
  private var formerSources: [OpenSource] = []
  let password: String?
  let raw: UnsafeMutablePointer<pdf_document>
  /// Whether the owner's password was given, which lifts every restriction.
  public let isOwner: Bool
  /// Whether it took a password to open it.
  public let needsPassword: Bool
  /// Whether embedded files, which alone are encrypted, take a password that nobody has given yet.
  var hasLockedAttachments = false
  var annotationRegistry = AnnotationRegistry()
  /// Another number whenever pages went elsewhere, so that work over several of them can notice.
  public internal(set) var arrangement = 0
  /// The registry before the current operation moved pages.
  var registryBefore: AnnotationRegistry?
  /// Whether a change that failed could not be taken back, so that the document is none that anybody made.
  public internal(set) var isBroken = false
  /// Whether the page tree was not as it said, and was made anew of the pages that were found.
  public internal(set) var hasRebuiltPages = false
  private var loadedPages = PageCache()
  var knownGeometries: [Int: PageGeometry] = [:]
  var hasChosenPageLookup = false
  /// Whether the engine may look for labels in this file; `nil`: nobody has asked.
  var hasPageLabels: Bool?
  /// Since they were needed first, until something is changed.
  var knownDestinationNames: DestinationNames?
  var formRead: FormIndex? { didSet { locksRead = nil } }
  var locksRead: FieldLocks?
  var secrets = EnteredPasswords()
  /// How many steps of the journal are done with the one that is being made.
  var stepUnderWay: Int?
  /// The engine's index of each layer by object number, filled on demand.
  var layerPlaces: [Int: Int] = [:]
  var searchTexts = SearchTextCache(budget: 32 << 20)
  let displayLists = DisplayListCache(capacity: 8)
  /// Caches of higher layers, by their type. Each layer checks its cache before it uses it.
  public var readings: [ObjectIdentifier: AnyObject] = [:]

  init(
    raw: UnsafeMutablePointer<pdf_document>, source: OpenSource, password: String?, isOwner: Bool,
    needsPassword: Bool, context: EngineContext
  ) {
    self.raw = raw
    self.source = source
    self.password = password
    self.isOwner = isOwner
    self.needsPassword = needsPassword
    self.context = context
  }

  deinit {
    knownDestinationNames = nil
    displayLists.removeAll()
    loadedPages.removeAll()
    cm_drop_document(context.raw, raw)
  }

  func replaceSource(_ new: OpenSource) {
    formerSources.append(source)
    source = new
  }

  /// How many pages there are.
  public var pageCount: Int {
    get throws(EngineError) {
      var count: Int32 = 0
      try context.call { cm_count_pages($0, raw, &count, $1) }
      return Int(max(0, count))
    }
  }

  /// A page, loaded where it is not yet.
  ///
  /// - Throws: ``EngineError/notFound(what:_:)`` for an index outside the document.
  public func page(_ index: Int) throws(EngineError) -> Page {
    if let page = loadedPages[index] { return page }
    try requirePage(index)
    let page = try Page(index, of: self)
    loadedPages[index] = page
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

  /// The pages that are loaded.
  public var pagesInMemory: [Page] { loadedPages.all }

  /// Forgets what was loaded of the pages, because the objects under them changed.
  public func reloadPages() {
    hasTextOfFile = false
    knownGeometries.removeAll()
    knownDestinationNames = nil
    formRead = nil
    displayLists.removeAll()
    loadedPages.removeAll()
    searchTexts.removeAll()
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

  /// The catalog of a document, for changing it.
  ///
  /// - Throws: ``EngineError/damaged(_:)`` where there is none, since there is nothing to write to.
  public var requiredCatalog: PDFObject {
    get throws(EngineError) {
      guard let catalog = try catalog, try catalog.kind == .dictionary else {
        throw .damaged("it has no catalog")
      }
      return catalog
    }
  }

  /// The dictionary of a page, which need not be loaded for it; `nil` outside the document.
  public func pageObject(_ index: Int) throws(EngineError) -> PDFObject? {
    guard let number = Int32(exactly: index), number >= 0, index < (try pageCount) else {
      return nil
    }
    try choosePageLookup()
    return try PDFObject.make(context) { cm_page_object($0, raw, number, $1, $2) }
  }
}
