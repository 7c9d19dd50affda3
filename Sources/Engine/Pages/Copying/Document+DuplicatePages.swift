// SPDX-License-Identifier: AGPL-3.0-or-later

extension Document {
  /// Inserts copies of pages, in the order given, before a page. Their annotations get new ids, their
  /// fields new names. Only within an operation of the journal.
  public func duplicatePages(_ pages: [Int], at index: Int) throws(EngineError) -> PageMapping {
    try check(pages: pages)
    try checkRoom(forPages: pages.count)
    guard (0...(try pageCount)).contains(index) else {
      throw .notFound(what: "page", "There is no place \(index): the document is shorter.")
    }
    reloadPages()
    var copies: [PDFObject] = []
    var names = try CopyNames(for: self)
    for page in try objects(ofPages: pages) {
      var copier = PageCopier(self, names)
      copies.append(try copier.copy(page))
      names = copier.names
    }
    return try put(copies, at: index)
  }
}
