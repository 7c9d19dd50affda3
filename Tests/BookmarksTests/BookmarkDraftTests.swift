// SPDX-License-Identifier: AGPL-3.0-or-later

import TestSupport
import Testing

@testable import Bookmarks

@Suite struct BookmarkDraftTests {
  /// A draft finds bookmarks by a table; the same changes to a plain list must lead to the same.
  @Test(arguments: 0..<10 as Range<UInt64>) func aDraftIsAList(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var list: [Bookmark] = []
    var draft = BookmarkDraft([])
    for number in 0..<200 {
      let id = "b\(Int.random(in: 0..<30, using: &random))"
      let bookmark = Bookmark(id: id, name: "n\(number)", pageIndex: 0)
      let place = list.firstIndex { $0.id == id }
      if UInt8.random(in: 0..<3, using: &random) == 0 {
        draft.make(.remove(bookmark))
        if let place { list.remove(at: place) }
      } else {
        draft.make(.add(bookmark))
        if let place { list[place] = bookmark } else { list.append(bookmark) }
      }
      #expect(draft.bookmarks == list)
    }
  }
}
