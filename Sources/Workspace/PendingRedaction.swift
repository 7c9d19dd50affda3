// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// Text that a redaction search found outside its marks, to be removed when they are applied.
public struct PendingRedaction {
  public let query: SearchQuery
  public let places: Set<TextPlace>
  /// The pages that were searched; `nil`: all, and contents that belong to no page.
  public let pages: Set<Int>?
  /// The redactions added by the search. The text is pending while one of them exists, or if there were
  /// none.
  public let marks: Set<String>

  public init(_ query: SearchQuery, _ places: Set<TextPlace>, pages: Set<Int>?, marks: Set<String>)
  {
    self.query = query
    self.places = places
    self.pages = pages
    self.marks = marks
  }

  /// Whether this covers the found text.
  public func holds(_ found: FoundText) -> Bool {
    guard places.contains(found.place) else { return false }
    guard let pages else { return true }
    return found.pageIndex.map(pages.contains) ?? false
  }
}
