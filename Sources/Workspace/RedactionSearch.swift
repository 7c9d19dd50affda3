// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// Searches a document for text to redact, in steps.
public struct RedactionSearch {
  private let document: Document
  private var pending: ArraySlice<PendingRedaction>
  private var finder: TextFinder?
  private var pages: PageSearch?
  public private(set) var found: [FoundText] = []
  /// How many streams could not be searched, by any of the queries.
  public private(set) var unreadable = 0

  public init(_ pending: [PendingRedaction], in document: Document) {
    self.document = document
    self.pending = pending[...]
  }

  /// The findings that can be removed.
  public var erased: [FoundText] { found.filter { $0.erasure != nil } }

  /// Continues with the contents that no page draws, if they are in scope.
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

  /// Continues with everything, in scope or not.
  ///
  /// - Returns: whether that was all.
  public mutating func stepEverywhere() throws(SearchError) -> Bool {
    guard let current = pending.first else { return true }
    if pages == nil {
      do throws(EngineError) { pages = try PageSearch(current.query, in: document) } catch {
        throw .engine(error)
      }
    }
    if let isComplete = pages?.isComplete, !isComplete {
      try searchPage(current.query)
    } else if let more = try findMore(current.query) {
      found += more
    } else {
      pages = nil
      pending.removeFirst()
    }
    return false
  }

  private mutating func searchPage(_ query: SearchQuery) throws(SearchError) {
    do throws(SearchError) {
      guard let (page, seen) = try pages?.next() else { return }
      let hidden = try document.hiddenMatches(onPage: page, for: query, besides: seen)
      for (place, count) in [(TextPlace.text, seen.count), (.hidden, hidden.count)] where count > 0
      {
        found.append(FoundText(place: place, pageIndex: page, count: count, erasure: nil))
      }
    } catch .engine(.damaged) {
      unreadable += 1
    }
  }

  private mutating func findMore(_ query: SearchQuery) throws(SearchError) -> [FoundText]? {
    if finder == nil {
      do throws(EngineError) { finder = try TextFinder(query, in: document) } catch {
        throw .engine(error)
      }
    }
    if let more = try finder?.next(200) { return more }
    unreadable = max(unreadable, finder?.unreadable ?? 0)
    finder = nil
    return nil
  }
}
