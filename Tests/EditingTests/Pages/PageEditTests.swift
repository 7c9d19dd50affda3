// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Geometry
import Testing

@testable import Editing

struct PageEditTests {
  private let bench: Workbench
  private let editor: Editor

  init() throws {
    bench = try Workbench("bookmarks.pdf")
    editor = try bench.open()
  }

  @Test func pagesGoAndComeBack() throws {
    let texts = try editor.pageTexts
    let count = texts.count
    let change = try editor.perform(DeletePages([1]), cause: .api)
    #expect(try editor.pageTexts == texts.enumerated().filter { $0.offset != 1 }.map(\.element))
    #expect(change.effect.mapping?.removed == [1])
    let undone = try editor.undo()
    #expect(try editor.pageTexts == texts)
    #expect(undone.effect.mapping?.added == [1])
    #expect(undone.effect.pages == [1])
    try editor.redo()
    #expect(try editor.document.pageCount == count - 1)
  }

  @Test func pagesMoveInTheOrderGiven() throws {
    let texts = try editor.pageTexts
    try editor.perform(MovePages([2, 0], to: 1), cause: .api)
    #expect(try editor.pageTexts.prefix(3) == [texts[1], texts[2], texts[0]])
    #expect(throws: EditError.self) { try editor.perform(MovePages([0], to: 99), cause: .api) }
    #expect(throws: EditError.self) { try editor.perform(MovePages([0, 0], to: 1), cause: .api) }
  }

  @Test func thereIsAlwaysAPage() throws {
    let all = Array(0..<(try editor.document.pageCount))
    #expect(throws: EditError.self) { try editor.perform(DeletePages(all), cause: .api) }
    #expect(try editor.document.pageCount == all.count)
    #expect(!editor.canUndo)
  }

  @Test(arguments: PageTemplate.allCases)
  func newPagesAreLikeTheirNeighbour(template: PageTemplate) throws {
    let size = try editor.document.pageGeometry(0).size
    try editor.perform(
      InsertPages(NewPage(template: template), count: 2, at: 1), cause: .api)
    #expect(try editor.document.pageGeometry(1).size == size)
    #expect(try editor.document.page(1).text().text.isEmpty)
    let ink = try editor.document.page(2).inkBounds(cancellation: nil)
    #expect((ink == nil) == (template == .blank))
    let file = bench.folder.appending(path: "new.pdf")
    _ = try editor.save(to: file.path, SaveOptions(.auto), expected: nil, isOriginal: false)
    #expect(try bench.complaint(about: file) == nil)
  }

  @Test func aPageIsTurnedWithItsAnnotations() throws {
    let bench = try Workbench("annotations.pdf")
    let editor = try bench.open()
    let size = try editor.document.pageGeometry(0).size
    let before = try #require(try editor.annotation("square-1")).rect
    try editor.perform(RotatePages([0], by: -270), cause: .api)
    #expect(try editor.document.pageGeometry(0).rotation == 90)
    #expect(try editor.document.pageGeometry(0).size == Size(size.height, size.width))
    let after = try #require(try editor.annotation("square-1")).rect
    #expect((after.x0 - (size.height - before.y1)).magnitude < 0.01)
    try editor.undo()
    #expect(try editor.annotation("square-1")?.rect == before)
  }

  @Test func annotationsAreFoundOnTheirPagesAgain() throws {
    let bench = try Workbench("annotations.pdf")
    let editor = try bench.open()
    let ids = try editor.document.page(0).annotations.map(\.id)
    try editor.perform(InsertPages(NewPage(), at: 0), cause: .api)
    #expect(try editor.document.page(1).annotations.map(\.id) == ids)
    #expect(try editor.document.pageOfAnnotation("square-1").index == 1)
    let gone = try editor.perform(DeletePages([1]), cause: .api)
    #expect(gone.effect.removed == ids)
    #expect(try !editor.document.hasAnnotation("square-1"))
    #expect(try editor.undo().effect.added == ids)
    #expect(try editor.document.pageOfAnnotation("square-1").index == 1)
    try editor.move("square-1", by: (1, 1), page: 1)
  }

  /// Pictures of other shapes do not shrink each other.
  @Test func picturesOfSeveralShapesKeepTheirSize() throws {
    let size = try editor.document.pageGeometry(0).size
    let side = max(size.width, size.height)
    let pictures = [
      "iVBORw0KGgoAAAANSUhEUgAAAAQAAAADAQAAAACcj5NrAAAAC0lEQVR42mNgAAEAAAYAAW0oEC8AAAAASUVORK5CYII=",
      "iVBORw0KGgoAAAANSUhEUgAAAAMAAAAEAQAAAABjVriqAAAAC0lEQVR42mNggAAAAAgAAST8BHIAAAAASUVORK5CYII=",
    ]
    for index in 1...4 {
      let picture = try #require(Data(base64Encoded: pictures[index % 2]))
      try editor.perform(InsertPages(NewPage(picture: Array(picture)), at: index), cause: .api)
      let size = try editor.document.pageGeometry(index).size
      #expect(max(size.width, size.height) == side)
      #expect(abs(min(size.width, size.height) - side * 0.75) < 0.01)
    }
  }

  @Test func whereItBringsPagesIsToldBeforehand() throws {
    let edits: [any PageEdit] = [
      InsertPages(NewPage(), count: 2, at: 1), DeletePages([3, 0]), MovePages([2, 0], to: 1),
      DuplicatePages([1], at: 0), RotatePages([0], by: 90),
    ]
    for edit in edits {
      let told = edit.mapping(pageCount: try editor.document.pageCount)
      #expect(try editor.perform(edit, cause: .api).effect.mapping == told)
    }
    #expect(MovePages([0], to: 9).mapping(pageCount: 3) == nil)
    #expect(InsertPages(NewPage(), at: -1).mapping(pageCount: 3) == nil)
  }

  @Test func aFailureLeavesNothing() throws {
    let texts = try editor.pageTexts
    let failing = EditSequence(name: "Both", [DeletePages([0]), MovePages([99], to: 0)])
    #expect(throws: EditError.self) { try editor.perform(failing, cause: .api) }
    #expect(try editor.pageTexts == texts)
  }

  @Test func whatIsLockedStaysAsItIs() throws {
    let bench = try Workbench("locked.pdf")
    let readOnly = try Workbench("simple.pdf").open(readOnly: true)
    #expect(throws: EditError.self) {
      try readOnly.perform(RotatePages([0], by: 90), cause: .api)
    }
    let editor = try bench.open(password: "user")
    guard !editor.document.permissions.assemble else { return }
    #expect(throws: EditError.self) { try editor.perform(RotatePages([0], by: 90), cause: .api) }
  }
}

extension Editor {
  /// The texts of all pages.
  var pageTexts: [String] {
    get throws {
      try (0..<document.pageCount).map { try document.page($0).text().text }
    }
  }

  func move(_ id: String, by delta: (Double, Double), page: Int) throws {
    guard let annotation = try annotation(id, page: page) else { throw Missing(id: id) }
    try perform(MoveAnnotations([annotation], by: .init(delta.0, delta.1), date: 0), cause: .api)
  }
}
