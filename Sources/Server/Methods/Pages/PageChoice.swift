// SPDX-License-Identifier: AGPL-3.0-or-later

import Bookmarks
import Engine
import JSON
import JSONRPC
import Workspace

/// A condition for pages.
enum PageFilter: String, WireEnum { case annotated, bookmarked }

/// Finds the matching pages of a range, a part per turn.
struct PageChoice {
  private(set) var found: [Int] = []
  private var rest: Range<Int>
  private let isMeant: (Int) -> Bool

  /// - Throws: an error if the bookmarks cannot be read.
  init(_ filter: PageFilter?, in range: Range<Int>, of open: OpenDocument) throws(RPCError) {
    rest = range
    switch filter {
    case nil: isMeant = { _ in true }
    case .annotated:
      // A page that cannot be read shows no annotations.
      isMeant = { (try? open.document.isAnnotated($0)) == true }
    case .bookmarked:
      let list = try bookmarking(open.bookmarks.list())
      isMeant = Set(list.compactMap(\.bookmark.pageIndex)).contains
    }
  }

  /// Looks at the next pages; `false` if they were the last.
  mutating func next() -> Bool {
    found += rest.prefix(100).filter(isMeant)
    rest = rest.dropFirst(100)
    return !rest.isEmpty
  }
}
