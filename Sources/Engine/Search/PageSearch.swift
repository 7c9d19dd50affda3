// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// A search of a document, one page per step. Other work can be done between the steps.
public struct PageSearch {
  public let query: SearchQuery
  /// The pages that have not been searched yet, in order.
  public private(set) var pending: ArraySlice<Int>
  private let document: Document

  /// Searches pages in the order given; by default all pages from the first one.
  public init(
    _ query: SearchQuery, in document: Document, pages: [Int]? = nil
  ) throws(SearchError) {
    self.query = query
    self.document = document
    pending = try reading { () throws(EngineError) in
      if let pages { pages[...] } else { try Array(0..<document.pageCount)[...] }
    }
  }

  public var isComplete: Bool { pending.isEmpty }

  /// Searches the next page; `nil` when all are done. A page that fails is not retried.
  ///
  /// - Parameter read: the page, if it was read elsewhere for this query.
  public mutating func next(
    read: SearchedPage? = nil, cancellation: Cancellation? = nil
  ) throws(SearchError) -> (pageIndex: Int, matches: [SearchMatch])? {
    guard let page = pending.popFirst() else { return nil }
    let matches = try document.searchPage(
      page, for: query, read: read, cancellation: cancellation)
    return (page, matches)
  }
}

public struct SearchMatch: Hashable, Sendable {
  public var pageIndex: Int
  /// The characters in the page's ``PageText``.
  public var range: Range<Int>
  /// The quads in page space, one for each piece of a line.
  public var quads: [Quad]
  /// The matched text, on one line.
  public var text: String
  /// The text before and after the match on the page: about 40 characters, whole words, on one
  /// line.
  public var before: String
  public var after: String
}

extension SearchMatch {
  /// - Parameter range: the bytes of the page's text for searching.
  init(_ range: Range<Int>, of text: SearchText, on page: PageText) {
    let characters = text.characters(range)
    self.init(
      pageIndex: page.pageIndex, range: characters, quads: page.quads(of: characters),
      text: text.text(range), before: text.text(before: range.lowerBound, length: 40),
      after: text.text(after: range.upperBound, length: 40))
  }
}

/// A page that was read for a query on another thread.
public struct SearchedPage: Sendable {
  let text: SearchText
  let matches: [SearchMatch]

  /// Whether the query matches on the page.
  public var hasMatch: Bool { !matches.isEmpty }

  init(_ page: PageText, _ query: SearchQuery, cancellation: Cancellation) throws(SearchError) {
    let text = SearchText(page)
    self.text = text
    matches = try query.matches(in: text, limit: .max, cancellation: cancellation)
      .map { SearchMatch($0, of: text, on: page) }
  }
}
