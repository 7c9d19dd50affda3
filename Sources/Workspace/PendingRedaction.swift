// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

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
