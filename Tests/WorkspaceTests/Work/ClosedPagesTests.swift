// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

/// Pages that take no new annotations.
@Suite struct ClosedPagesTests {
  private func bench(closing pages: [Int]) throws -> Bench {
    let bench = try Bench("bookmarks.pdf")
    var policy = bench.open.editor.policy
    policy.closedPages = pages
    bench.open.set(policy)
    return bench
  }

  private func perform(_ edit: some Edit, _ bench: Bench) throws {
    try bench.open.editor.perform(edit, cause: .api)
  }

  @Test func aDeletedPageComesBackClosed() throws {
    let bench = try bench(closing: [1, 2])
    try perform(DeletePages([1]), bench)
    #expect(bench.open.editor.policy.closedPages == [1])
    try bench.open.editor.undo()
    #expect(bench.open.editor.policy.closedPages == [1, 2])
    try bench.open.editor.redo()
    #expect(bench.open.editor.policy.closedPages == [1])
    try bench.open.editor.undo()
    #expect(bench.open.editor.policy.closedPages == [1, 2])
  }

  @Test func onlyTheSamePageIsClosedAgain() throws {
    let bench = try bench(closing: [1])
    try perform(DeletePages([1]), bench)
    // Another page takes its place.
    try perform(InsertPages(NewPage(size: Size(200, 200)), count: 1, at: 1), bench)
    #expect(bench.open.editor.policy.closedPages.isEmpty)
    try bench.open.editor.undo()
    #expect(bench.open.editor.policy.closedPages.isEmpty)
    try perform(MovePages([0], to: 1), bench)
    try bench.open.editor.undo()
    try bench.open.editor.undo()
    #expect(bench.open.editor.policy.closedPages == [1])
  }

  @Test func aPageThatTheClientOpenedStaysOpen() throws {
    let bench = try bench(closing: [1])
    try perform(DeletePages([1]), bench)
    var policy = bench.open.editor.policy
    policy.closedPages = []
    bench.open.set(policy)
    try bench.open.editor.undo()
    #expect(bench.open.editor.policy.closedPages.isEmpty)
  }

  @Test func theEntryOfAPageComesBackWithIt() throws {
    let bench = try bench(closing: [])
    try perform(ClosePages([1], areClosed: true), bench)
    try perform(DeletePages([1]), bench)
    try bench.open.editor.undo()
    #expect(try bench.document.forbidsNewAnnotations(onPage: 1))
    #expect(throws: EditError.self) { try bench.open.check(.create(.square, onPage: 1)) }
    try bench.open.editor.undo()
    try bench.open.check(.create(.square, onPage: 1))
  }
}
