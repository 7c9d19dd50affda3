// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

/// What a view keeps by page, once pages went elsewhere.
@Suite struct PageFollowTests {
  @Test func theViewStaysWithItsPage() throws {
    let bench = try Bench("outline.pdf", size: Size(640, 480))
    try bench.view.show(.api) { (view) throws(ViewError) in
      try view.goTo(pageIndex: 1)
      try view.goTo(pageIndex: 4)
    }
    _ = try bench.open.changePages(DeletePages([0, 2]))
    #expect(bench.view.view.pageCount == 4)
    #expect(bench.view.view.currentPage == 2)
    #expect(bench.view.view.history.back.map(\.pageIndex) == [0])
    _ = try bench.open.undo()
    #expect(bench.view.view.currentPage == 4)
    #expect(bench.view.view.history.back.map(\.pageIndex) == [1])
    _ = try bench.open.changePages(MovePages([4], to: 0))
    #expect(bench.view.view.currentPage == 0)
    _ = try bench.open.changePages(DeletePages([0]))
    #expect(bench.view.view.currentPage == 0)
    #expect(bench.view.view.pageCount == 5)
  }

  @Test func theSelectionStaysWithItsPage() throws {
    let bench = try Bench("annotations.pdf")
    bench.view.set(.annotations([SelectedAnnotation(id: "square-1", pageIndex: 0)]))
    _ = try bench.open.changePages(InsertPages(NewPage(), count: 2, at: 0))
    #expect(
      bench.view.selection == .annotations([SelectedAnnotation(id: "square-1", pageIndex: 2)]))
    #expect(try bench.view.selectedAnnotations.map(\.pageIndex) == [2])
    _ = try bench.open.changePages(DeletePages([2]))
    #expect(bench.view.selection == .none)
    _ = try bench.open.undo()
    #expect(try bench.document.pageOfAnnotation("square-1").index == 2)
  }

  @Test func selectedTextStaysWhereItsPagesFollowEachOther() throws {
    let bench = try Bench("pages.pdf")
    let text = TextSelection(
      TextPosition(pageIndex: 1, offset: 4), TextPosition(pageIndex: 2, offset: 3))
    bench.view.set(.text(text))
    let before = try bench.selectedText
    _ = try bench.open.changePages(MovePages([4], to: 0))
    #expect(bench.view.selection.text?.pages == 2...3)
    #expect(try bench.selectedText == before)
    _ = try bench.open.changePages(InsertPages(NewPage(), at: 3))
    #expect(bench.view.selection == .none)
  }

  @Test func bookmarksFollowInTheSameStep() throws {
    let bench = try Bench("bookmarks.pdf")
    func pages() throws -> [Int?] { try bench.open.bookmarks.list().map(\.bookmark.pageIndex) }
    let before = try pages()
    let change = try bench.open.changePages(InsertPages(NewPage(), at: 0))
    #expect(try pages() == before.map { $0.map { $0 + 1 } })
    #expect(change.effect.mapping?.newIndex(0) == 1)
    #expect(bench.undoNames == ["Insert page"])
    let first = try #require(before.compactMap(\.self).min())
    _ = try bench.open.changePages(DeletePages([first + 1]))
    #expect(try pages().count == before.count - before.count { $0 == first })
    _ = try bench.open.undo()
    _ = try bench.open.undo()
    #expect(try pages() == before)
  }

  @Test func whatIsUnderWayIsCommittedFirst() throws {
    let bench = try Bench("simple.pdf")
    try bench.view.setTool("polyline", options: nil)
    for x in [50.0, 100, 150] { try bench.tap(x, 50) }
    #expect(bench.view.hasWork)
    _ = try bench.open.changePages(DeletePages([1]))
    #expect(!bench.view.hasWork)
    #expect(bench.undoNames.count == 2)
    #expect(bench.undoNames.last == "Delete page")
  }

  @Test func theSizesOfPagesFollow() throws {
    let bench = try Bench("pages.pdf")
    let sizes = bench.open.pageSizes
    _ = try bench.open.changePages(MovePages([2], to: 0))
    #expect(bench.open.pageSizes == [sizes[2], sizes[0], sizes[1], sizes[3], sizes[4]])
    #expect(bench.view.view.pages.pageSizes == bench.open.pageSizes)
    let map = try bench.document.pageGeometry(0)
    let crop = try bench.open.cropping([0]) { _ in Rect(10, 10, 60, 90) }
    _ = try bench.open.changePages(crop)
    #expect(bench.open.pageSizes[0] == Size(50, 80))
    #expect(try bench.document.pageGeometry(0).rotation == map.rotation)
  }
}
