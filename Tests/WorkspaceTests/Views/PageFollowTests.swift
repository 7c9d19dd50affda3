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
    let stage = try Stage("outline.pdf", size: Size(640, 480))
    try stage.view.show(.api) { (view) throws(ViewError) in
      try view.goTo(pageIndex: 1)
      try view.goTo(pageIndex: 4)
    }
    _ = try stage.open.changePages(DeletePages([0, 2]))
    #expect(stage.view.view.pageCount == 4)
    #expect(stage.view.view.currentPage == 2)
    #expect(stage.view.view.history.back.map(\.pageIndex) == [0])
    _ = try stage.open.undo()
    #expect(stage.view.view.currentPage == 4)
    #expect(stage.view.view.history.back.map(\.pageIndex) == [1])
    _ = try stage.open.changePages(MovePages([4], to: 0))
    #expect(stage.view.view.currentPage == 0)
    _ = try stage.open.changePages(DeletePages([0]))
    #expect(stage.view.view.currentPage == 0)
    #expect(stage.view.view.pageCount == 5)
  }

  @Test func theSelectionStaysWithItsPage() throws {
    let stage = try Stage("annotations.pdf")
    stage.view.set(.annotations([SelectedAnnotation(id: "square-1", pageIndex: 0)]))
    _ = try stage.open.changePages(InsertPages(NewPage(), count: 2, at: 0))
    #expect(
      stage.view.selection == .annotations([SelectedAnnotation(id: "square-1", pageIndex: 2)]))
    #expect(try stage.view.selectedAnnotations.map(\.pageIndex) == [2])
    _ = try stage.open.changePages(DeletePages([2]))
    #expect(stage.view.selection == .none)
    _ = try stage.open.undo()
    #expect(try stage.document.pageOfAnnotation("square-1").index == 2)
  }

  @Test func selectedTextStaysWhereItsPagesFollowEachOther() throws {
    let stage = try Stage("pages.pdf")
    let text = TextSelection(
      TextPosition(pageIndex: 1, offset: 4), TextPosition(pageIndex: 2, offset: 3))
    stage.view.set(.text(text))
    let before = try stage.selectedText
    _ = try stage.open.changePages(MovePages([4], to: 0))
    #expect(stage.view.selection.text?.pages == 2...3)
    #expect(try stage.selectedText == before)
    _ = try stage.open.changePages(InsertPages(NewPage(), at: 3))
    #expect(stage.view.selection == .none)
  }

  @Test func bookmarksFollowInTheSameStep() throws {
    let stage = try Stage("bookmarks.pdf")
    func pages() throws -> [Int?] { try stage.open.bookmarks.list().map(\.bookmark.pageIndex) }
    let before = try pages()
    let change = try stage.open.changePages(InsertPages(NewPage(), at: 0))
    #expect(try pages() == before.map { $0.map { $0 + 1 } })
    #expect(change.effect.mapping?.newIndex(0) == 1)
    #expect(stage.undoNames == ["Insert page"])
    let first = try #require(before.compactMap(\.self).min())
    _ = try stage.open.changePages(DeletePages([first + 1]))
    #expect(try pages().count == before.count - before.count { $0 == first })
    _ = try stage.open.undo()
    _ = try stage.open.undo()
    #expect(try pages() == before)
  }

  @Test func whatIsUnderWayIsCommittedFirst() throws {
    let stage = try Stage("simple.pdf")
    try stage.view.setTool("polyline", options: nil)
    for x in [50.0, 100, 150] { try stage.tap(x, 50) }
    #expect(stage.view.hasWork)
    _ = try stage.open.changePages(DeletePages([1]))
    #expect(!stage.view.hasWork)
    #expect(stage.undoNames.count == 2)
    #expect(stage.undoNames.last == "Delete page")
  }

  @Test func theSizesOfPagesFollow() throws {
    let stage = try Stage("pages.pdf")
    let sizes = stage.open.pageSizes
    _ = try stage.open.changePages(MovePages([2], to: 0))
    #expect(stage.open.pageSizes == [sizes[2], sizes[0], sizes[1], sizes[3], sizes[4]])
    #expect(stage.view.view.pages.pageSizes == stage.open.pageSizes)
    let map = try stage.document.pageGeometry(0)
    let crop = try stage.open.cropping([0]) { _ in Rect(10, 10, 60, 90) }
    _ = try stage.open.changePages(crop)
    #expect(stage.open.pageSizes[0] == Size(50, 80))
    #expect(try stage.document.pageGeometry(0).rotation == map.rotation)
  }
}
