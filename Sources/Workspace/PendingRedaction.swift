// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// Text that a search for redactions found beside its marks, to be removed when they are applied.
public struct PendingRedaction {
  public let query: SearchQuery
  public let places: Set<TextPlace>
  /// The pages that were searched; `nil`: all, and what belongs to no page.
  public let pages: Set<Int>?
  /// The redactions that were added for it. It counts while one of them is there, or if there were none.
  public let marks: Set<String>

  public init(_ query: SearchQuery, _ places: Set<TextPlace>, pages: Set<Int>?, marks: Set<String>)
  {
    self.query = query
    self.places = places
    self.pages = pages
    self.marks = marks
  }

  /// Whether text that was found is meant.
  public func holds(_ found: FoundText) -> Bool {
    guard places.contains(found.place) else { return false }
    guard let pages else { return true }
    return found.pageIndex.map(pages.contains) ?? false
  }
}
