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

/// A page that was read for a query on another thread.
public struct SearchedPage: Sendable {
  let text: SearchText
  /// `nil` if the query does not match on the page: no position is needed.
  let page: PageText?

  /// Whether the query matches on the page.
  public var hasMatch: Bool { page != nil }

  init(_ page: PageText, _ query: SearchQuery, cancellation: Cancellation) throws(SearchError) {
    text = SearchText(page)
    let isEmpty = try query.matches(in: text, limit: 1, cancellation: cancellation).isEmpty
    self.page = isEmpty ? nil : page
  }
}
