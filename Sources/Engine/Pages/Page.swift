// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF
import Geometry

/// A loaded page. Its space is *page* space: origin at the top left of the page as shown, with crop
/// box, rotation and user unit applied, y down, 1/72 inch.
public final class Page {
  public let index: Int
  public let size: Size
  /// Maps the file's user space to page space.
  public let transform: Matrix
  public let object: PDFObject
  /// The document owns its pages: keep the document as long as one of its pages.
  unowned let document: Document
  let context: EngineContext
  private let handle: OpaquePointer
  var annotationsRead: AnnotationRow?
  /// The cached contents of the page.
  var contents = PageContents()
  let displayLists: DisplayListCache
  /// Whether the appearances that the file lacks were drawn.
  var isDrawnForDisplay = false

  init(_ index: Int, of document: Document) throws(EngineError) {
    guard let number = Int32(exactly: index), let object = try document.pageObject(index) else {
      throw .notFound(what: "page", "There is no page \(index).")
    }
    let geometry = try document.pageGeometry(of: object)
    document.loadedPages.lastUnloaded = nil
    try document.settleQuads(onPage: object, geometry.transform)
    try document.settleReadableLayers()
    try document.catalogMemory.memberships.settle(onPage: object, of: document)
    var raw: UnsafeMutablePointer<pdf_page>?
    try document.context.call { cm_load_page($0, document.raw, number, &raw, $1) }
    guard let raw else { throw .damaged("page \(index) cannot be loaded") }
    self.index = index
    self.size = geometry.size
    self.transform = geometry.transform
    self.object = object
    self.document = document
    self.context = document.context
    handle = OpaquePointer(raw)
    self.displayLists = document.loadedPages.displayLists
  }

  // Not stored with its type, as in ``Document``.
  var raw: UnsafeMutablePointer<pdf_page> { UnsafeMutablePointer(handle) }

  deinit { cm_drop_page(context.raw, raw) }

  /// The whole page, in page space.
  public var bounds: Rect { Rect(origin: .zero, size: size) }
}

/// A cache of a page's contents, each part filled on demand.
struct PageContents {
  var text: PageText?
  /// The addresses in the text that were found so far.
  var addresses: FoundAddresses?
  /// The columns and pictures.
  var blocks: [PageBlock]?
  /// The line segments on the page.
  var segments: PageSegments?
  var images: [PageImage]?

  /// Forgets the text, because the page's contents changed.
  mutating func forgetText() { (text, addresses, blocks) = (nil, nil, nil) }
}
