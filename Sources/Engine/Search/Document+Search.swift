// SPDX-License-Identifier: AGPL-3.0-or-later

extension Document {
  /// The matches on a page in reading order, at most `limit`.
  ///
  /// The page's text is kept for the next search, within ``DocumentText/budget``; the page itself is
  /// not, so that a search of the whole document does not evict the visible pages.
  ///
  /// - Parameters:
  ///   - read: the page, if it was read elsewhere for this query.
  ///   - usesKeptText: whether a page is skipped if the text from an earlier session has no match.
  ///     Redactions must not rely on that.
  /// - Throws: ``SearchError/tooComplex``, or the engine's error, including ``EngineError/cancelled``.
  public func searchPage(
    _ index: Int, for query: SearchQuery, limit: Int = .max, read: SearchedPage? = nil,
    usesKeptText: Bool = false, cancellation: Cancellation? = nil
  ) throws(SearchError) -> [SearchMatch] {
    if let cancellation, cancellation.isCancelled { throw .engine(.cancelled) }
    if let read {
      if self.text.cache[index] == nil { self.text.cache[index] = read.text }
      return Array(read.matches.prefix(limit))
    }
    let text: SearchText
    var page: PageText?
    if let known = self.text.cache[index] {
      text = known
    } else {
      if usesKeptText, let kept = self.text.kept, try kept.lacks(query, onPage: index) {
        return []
      }
      let read = try readText(index, cancellation)
      text = SearchText(read)
      page = read
      self.text.cache[index] = text
    }
    let found = try query.matches(in: text, limit: limit, cancellation: cancellation)
    guard !found.isEmpty else { return [] }
    let read = if let page { page } else { try readText(index, cancellation) }
    return found.map { SearchMatch($0, of: text, on: read) }
  }

  /// Forgets all text, because the contents or the order of pages changed. Changes to annotations do
  /// not affect it.
  public func forgetText() {
    text.forget()
    for page in loadedPages.all { page.contents.forgetText() }
  }

  private func readText(
    _ index: Int, _ cancellation: Cancellation?
  ) throws(SearchError) -> PageText {
    try reading { () throws(EngineError) in
      if let page = loadedPages.page(index) { return try page.text(cancellation: cancellation) }
      return try PageTextBuilder.text(ofPage: index, in: self, cancellation: cancellation)
    }
  }
}
