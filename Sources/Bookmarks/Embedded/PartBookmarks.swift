// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// The bookmarks of a document that was made from another one's pages.
public enum PartBookmarks {
  /// Makes the bookmarks that came with the document's metadata follow the pages: those of pages that did
  /// not come go. Bookmarks that cannot be read stay as they are.
  ///
  /// - Parameter pages: the indices that the document's pages have in the other one.
  public static func settle(in part: Document, from pages: [Int]) throws(EngineError) {
    let records = EmbeddedRecords.of(part)
    let kept: [Bookmark]
    do throws(EngineError) {
      kept = try records.bookmarks(of: part)
    } catch {
      guard case .damaged = error else { throw error }
      return
    }
    let places = Dictionary(
      pages.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let moved = kept.compactMap { $0.following { $0.moved(to: places[$0.pageIndex]) } }
    guard moved != kept else { return }
    try records.write(records.prepare(moved, for: part), to: part)
  }
}
