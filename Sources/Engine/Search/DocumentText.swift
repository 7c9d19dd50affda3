// SPDX-License-Identifier: AGPL-3.0-or-later

/// Caches the text of a document's pages for searches.
public final class DocumentText {
  /// Whether the pages still have the text of the opened file.
  public private(set) var isOfFile = true
  /// Changes whenever the text of pages may have changed.
  public private(set) var version = 0
  var cache = RecentCache<Int, SearchText>(budget: 32 << 20, cost: \.byteCount)
  /// The texts that an earlier session stored.
  private(set) var kept: KeptTexts?

  /// The most bytes that the texts may take; default: 32 MiB.
  public var budget: Int {
    get { cache.budget }
    set { cache.budget = max(0, newValue) }
  }

  /// The memory that the texts take at present, in bytes.
  public var byteCount: Int { cache.cost }

  public var use: CacheUse {
    CacheUse(entries: cache.count, bytes: cache.cost, limit: cache.budget)
  }

  /// Whether no text is known yet. Neither this session nor an earlier one has read any.
  public var isUnknown: Bool { kept == nil && cache.count == 0 }

  /// Whether the texts of all pages are known. They can come from this session or from an earlier one.
  public func isComplete(ofPages count: Int) -> Bool { kept != nil || cache.count == count }

  /// The texts of all pages encoded for a file; `nil` if some are not in memory, or the document has
  /// unsaved changes.
  public func encoded(pageCount: Int) -> [UInt8]? {
    guard isOfFile, kept == nil, cache.count == pageCount else { return nil }
    let texts = (0..<pageCount).compactMap { cache[$0]?.bytes }
    return texts.count == pageCount ? KeptTexts.encoded(texts) : nil
  }

  /// Uses the bytes that ``encoded(pageCount:)`` made of this file. It made them in an earlier session.
  /// Invalid bytes are ignored.
  public func take(_ bytes: [UInt8], pageCount: Int) {
    guard isOfFile else { return }
    kept = KeptTexts(bytes, pageCount: pageCount)
  }

  /// Whether a search must read the page. The search needs the page's text, or the position of a match.
  public func hasToRead(
    _ index: Int, for query: SearchQuery, cancellation: Cancellation
  ) throws(SearchError) -> Bool {
    guard let known = cache[index] else { return try kept?.lacks(query, onPage: index) != true }
    return try !query.matches(in: known, limit: 1, cancellation: cancellation).isEmpty
  }

  /// Forgets all text, because the contents or the order of pages changed.
  func forget() {
    isOfFile = false
    version &+= 1
    kept = nil
    cache.removeAll()
  }
}
