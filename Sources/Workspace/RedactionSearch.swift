// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// Searches a document for text to redact, in steps.
public struct RedactionSearch {
  private let document: Document
  private var pending: ArraySlice<PendingRedaction>
  private var finder: TextFinder?
  private var pages: PageSearch?
  /// The visible matches of the page whose hidden text comes next: reading it takes as long as the page.
  private var seen: (pageIndex: Int, matches: [SearchMatch])?
  public private(set) var found: [FoundText] = []
  /// How many streams could not be searched, by any of the queries.
  public private(set) var unreadable = 0

  public init(_ pending: [PendingRedaction], in document: Document) {
    self.document = document
    self.pending = pending[...]
  }

  /// How many queries were not searched to the end.
  public var queriesLeft: Int { pending.count }

  /// The findings that can be removed.
  public var erased: [FoundText] { found.filter { $0.erasure != nil } }

  /// Continues with the contents that no page draws. They are searched only if they are in scope.
  ///
  /// - Returns: whether that was all.
  public mutating func step() throws(SearchError) -> Bool {
    guard let current = pending.first else { return true }
    if let more = try findMore(current.query) {
      found += more.filter(current.holds)
    } else {
      pending.removeFirst()
    }
    return false
  }

  /// The pages whose visible text ``stepEverywhere(read:)`` will search next, and the query; `nil` if
  /// its next step searches no page's visible text.
  public var nextPages: (indices: ArraySlice<Int>, query: SearchQuery)? {
    guard seen == nil, let pages, !pages.isComplete else { return nil }
    return (pages.pending, pages.query)
  }

  /// Continues with everything, in scope or not.
  ///
  /// - Parameter read: the first of ``nextPages``, if it was read elsewhere for its query.
  /// - Returns: whether that was all.
  public mutating func stepEverywhere(read: SearchedPage? = nil) throws(SearchError) -> Bool {
    guard let current = pending.first else { return true }
    if pages == nil {
      pages = try PageSearch(current.query, in: document)
    } else if seen != nil || pages?.isComplete == false {
      try searchPage(current.query, read)
    } else if let more = try findMore(current.query) {
      found += more
    } else {
      pages = nil
      pending.removeFirst()
    }
    return false
  }

  private mutating func searchPage(_ query: SearchQuery, _ read: SearchedPage?) throws(SearchError)
  {
    do throws(SearchError) {
      if let (page, seen) = seen {
        self.seen = nil
        let hidden = try document.hiddenMatches(onPage: page, for: query, besides: seen)
        return note(hidden.count, in: .hidden, onPage: page)
      }
      guard let (page, matches) = try pages?.next(read: read) else { return }
      note(matches.count, in: .text, onPage: page)
      if document.mayHideText(onPage: page) { seen = (page, matches) }
    } catch .engine(.damaged) {
      unreadable += 1
    }
  }

  private mutating func note(_ count: Int, in place: TextPlace, onPage page: Int) {
    guard count > 0 else { return }
    found.append(FoundText(place: place, pageIndex: page, count: count, erasure: nil))
  }

  private mutating func findMore(_ query: SearchQuery) throws(SearchError) -> [FoundText]? {
    if finder == nil { finder = try TextFinder(query, in: document) }
    if let more = try finder?.next(200) { return more }
    unreadable = max(unreadable, finder?.unreadable ?? 0)
    finder = nil
    return nil
  }
}

/// The query of redactions that are being applied. What it finds beyond their areas, such as in notes and
/// the outline, is removed too.
public struct PendingRedaction {
  public let query: SearchQuery
  private let places: RedactionQuery

  /// - Throws: ``SearchError`` if the query of a mark from a file cannot be searched for.
  public init(_ query: RedactionQuery) throws(SearchError) {
    (self.query, places) = (try SearchQuery(query), query)
  }

  /// Whether this covers the found text.
  public func holds(_ found: FoundText) -> Bool { places.holds(found) }
}
