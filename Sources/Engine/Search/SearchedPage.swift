// SPDX-License-Identifier: AGPL-3.0-or-later

/// A page that was read for a query on another thread.
public struct SearchedPage: Sendable {
  let text: SearchText
  /// `nil` if the query does not match on the page: no position is needed.
  let page: PageText?

  /// Whether the query matches on the page.
  public var hasMatch: Bool { page != nil }

  init(
    _ page: PageText, _ query: SearchQuery, cancellation: Cancellation
  ) throws(SearchError) {
    text = SearchText(page)
    let isEmpty = try query.matches(in: text, limit: 1, cancellation: cancellation).isEmpty
    self.page = isEmpty ? nil : page
  }
}
