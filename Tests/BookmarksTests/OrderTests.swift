// SPDX-License-Identifier: AGPL-3.0-or-later

import Bookmarks
import Engine
import Testing

@Suite struct OrderTests {
  /// `a` to `d` on pages 1, 0, none and 0.
  private func opened() throws -> Opened {
    let opened = try Opened(fixture: "simple.pdf")
    for (id, action) in [
      ("a", page(1)), ("b", page(0)), ("c", Action(.uri("u"))), ("d", page(0)),
    ] {
      try opened.manager.add(id: id, action: action)
    }
    return opened
  }

  @Test func ordersAreSortedCopies() throws {
    let opened = try opened()
    #expect(try opened.ids(.custom) == ["a", "b", "c", "d"])
    #expect(try opened.ids(.pageBased) == ["b", "d", "a", "c"])
    #expect(try opened.ids() == ["a", "b", "c", "d"])
  }

  @Test func movingChangesTheCustomOrderOnly() throws {
    let opened = try opened()
    try opened.manager.move(id: "d", to: 1)
    #expect(try opened.ids(.custom) == ["a", "d", "b", "c"])
    #expect(try opened.ids() == ["a", "b", "c", "d"])
    #expect(try opened.ids(.pageBased) == ["b", "d", "a", "c"])
    try opened.manager.move(from: 0, to: 99)
    #expect(try opened.ids(.custom) == ["d", "b", "c", "a"])
    try opened.manager.move(id: "a", to: -5)
    #expect(try opened.ids(.custom) == ["a", "d", "b", "c"])
    #expect(opened.events.suffix(3).map(\.cause) == [.reorder, .reorder, .reorder])
    try opened.editor.undo()
    #expect(try opened.ids(.custom) == ["d", "b", "c", "a"])
    #expect(throws: BookmarkError.self) { try opened.manager.move(id: "z", to: 0) }
    #expect(throws: BookmarkError.self) { try opened.manager.move(from: 4, to: 0) }
  }

  @Test func newOnesAreLastAndChangedOnesStay() throws {
    let opened = try opened()
    try opened.manager.move(id: "d", to: 0)
    try opened.manager.add(id: "e", action: page(0))
    try opened.manager.add(id: "d", name: "Named", action: page(1))
    #expect(try opened.ids(.custom) == ["d", "a", "b", "c", "e"])
  }

  @Test func movingToItsPlaceChangesNothing() throws {
    let opened = try opened()
    try opened.manager.move(id: "b", to: 1)
    #expect(opened.editor.revision == 4)
    #expect(try opened.list().allSatisfy { $0.sortKey == nil })
  }

  @Test func aFewHundredMovesFindKeys() throws {
    let opened = try opened()
    for _ in 0..<150 {
      try opened.manager.move(from: 2, to: 1)
      let order = try opened.list(.custom)
      #expect(zip(order, order.dropFirst()).allSatisfy { ($0.sortKey ?? 9) < ($1.sortKey ?? 9) })
    }
    #expect(try opened.ids(.custom) == ["a", "b", "c", "d"])
  }
}

extension BookmarkManager {
  /// Moves the bookmark at an index of the custom order to another index.
  fileprivate func move(from index: Int, to target: Int) throws(BookmarkError) {
    let order = try list(.custom)
    guard order.indices.contains(index) else {
      throw .notFound(
        what: "bookmark",
        "There is no bookmark at index \(index): there are \(order.count), counted from 0.")
    }
    try move(id: order[index].bookmark.id, to: target)
  }
}
