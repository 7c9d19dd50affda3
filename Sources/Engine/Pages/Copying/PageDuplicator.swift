// SPDX-License-Identifier: AGPL-3.0-or-later

/// Inserts copies of pages, in the order given, before a page, in several pieces. Their annotations get
/// new ids, their fields new names.
///
/// Perform all pieces in order, within operations of the journal; nothing else may change the document
/// meanwhile.
public final class PageDuplicator {
  public let pieceCount: Int
  private let document: Document
  private let pages: [Int]
  private let place: Int
  private var names: CopyNames
  private var copies: [PDFObject] = []

  private static let pagesAtOnce = 10

  /// - Throws: ``EngineError/notFound(what:_:)`` for pages or a place that do not exist.
  public init(_ pages: [Int], at place: Int, in document: Document) throws(EngineError) {
    try document.check(pages: pages)
    try document.checkRoom(forPages: pages.count)
    guard (0...(try document.pageCount)).contains(place) else {
      throw .notFound(what: "page", "There is no place \(place): the document is shorter.")
    }
    (self.document, self.pages, self.place) = (document, pages, place)
    names = try CopyNames(for: document)
    let pieces = (pages.count + Self.pagesAtOnce - 1) / Self.pagesAtOnce
    // The last piece puts the copies into the document.
    pieceCount = pieces > 1 ? pieces + 1 : 1
  }

  /// - Returns: the mapping of the pages, once the copies are inserted.
  public func perform(_ piece: Int) throws(EngineError) -> PageMapping? {
    if piece == 0 { document.reloadPages() }
    let next = Array(pages.dropFirst(piece * Self.pagesAtOnce).prefix(Self.pagesAtOnce))
    for page in next.isEmpty ? [] : try document.objects(ofPages: next) {
      var copier = PageCopier(document, names)
      copies.append(try copier.copy(page))
      names = copier.names
    }
    return piece == pieceCount - 1 ? try document.put(copies, at: place) : nil
  }
}
