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

  /// Places of bookmarks go where the same places of the outline go.
  @Test func bookmarksKeepTheirPlacesOnTurnedAndCroppedPages() throws {
    let bench = try Bench("pages.pdf")
    let place = Rect(20, 30, 80, 70)
    let fits: [Destination.Fit] = [
      .position(left: 20, top: 30, zoom: 2), .position(left: nil, top: 30, zoom: nil),
      .rect(place), .width(top: 30), .height(left: 20), .contentWidth(top: 30),
      .contentHeight(left: 20), .page, .content,
    ]
    for fit in fits {
      let place = Destination(pageIndex: 0, fit: fit)
      try bench.open.bookmarks.add(action: Action(.goTo(place, name: nil)))
    }
    func places() throws -> [Destination.Fit] {
      try bench.open.bookmarks.list().compactMap {
        guard case .goTo(let place?, _) = $0.bookmark.action.kind else { return nil }
        return place.fit
      }
    }
    let size = bench.open.pageSizes[0]
    _ = try bench.open.changePages(RotatePages([0], by: 90))
    #expect(
      try places() == [
        .position(left: size.height - 30, top: 20, zoom: 2),
        .position(left: size.height - 30, top: nil, zoom: nil),
        .rect(Rect(size.height - 70, 20, size.height - 30, 80)), .height(left: size.height - 30),
        .width(top: 20), .contentHeight(left: size.height - 30), .contentWidth(top: 20), .page,
        .content,
      ])
    _ = try bench.open.changePages(RotatePages([0], by: -90))
    #expect(try places() == fits)
    _ = try bench.open.changePages(bench.open.cropping([0]) { _ in Rect(10, 20, 100, 150) })
    #expect(try places()[0] == .position(left: 10, top: 10, zoom: 2))
    #expect(try places()[3] == .width(top: 10))
    _ = try bench.open.changePages(RotatePages([1], by: 90))
    #expect(bench.undoNames.count == fits.count + 4)
    for _ in 0..<4 { _ = try bench.open.undo() }
    #expect(try places() == fits)
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
