// SPDX-License-Identifier: AGPL-3.0-or-later

/// A search of a document that goes one page a step, so that other work can be done in between.
public struct PageSearch {
  public let query: SearchQuery
  /// The pages that are still to be searched, in order.
  public private(set) var pending: ArraySlice<Int>
  private let document: Document

  /// Searches pages in the order given; all of them, from the first, where none is.
  public init(
    _ query: SearchQuery, in document: Document, pages: [Int]? = nil
  ) throws(EngineError) {
    self.query = query
    self.document = document
    pending = if let pages { pages[...] } else { try Array(0..<document.pageCount)[...] }
  }

  public var isComplete: Bool { pending.isEmpty }

  /// Searches the next page; `nil` once all have been. A page that threw is not tried again.
  public mutating func next(
    limit: Int = .max, cancellation: Cancellation? = nil
  ) throws(SearchError) -> (pageIndex: Int, matches: [SearchMatch])? {
    guard let page = pending.popFirst() else { return nil }
    return (
      page, try document.searchPage(page, for: query, limit: limit, cancellation: cancellation)
    )
  }
}
