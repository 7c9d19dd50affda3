// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

@Suite struct LinkEditTests {
  private func bench() throws -> Bench {
    let bench = try Bench(tool: .linkEdit)
    var options = ToolOptions()
    options.returnToPan = false
    bench.view.tools.options[.linkEdit] = options
    try bench.add(.link, "l", Rect(60, 200, 160, 230)) {
      $0.action = Action(.uri("https://example.org/"))
    }
    return bench
  }

  @Test func aLinkIsMovedAndCopied() throws {
    let bench = try bench()
    var walk = try PictureWalk(bench.open)
    try bench.drag([Point(100, 210), Point(120, 240)])
    try walk.note()
    #expect(try bench.rect("l") == Rect(80, 230, 180, 260))
    _ = bench.view.run("duplicateInGrid")
    let answers = PropertyAnswers(["columns": .number(1), "rows": .number(3)])
    #expect(bench.view.answer(.properties(answers)).error == nil)
    try walk.note()
    let links = try bench.open.document.page(0).annotations.filter { $0.type == .link }
    #expect(links.map(\.rect.y0) == [230, 266, 302])
    #expect(links.allSatisfy { $0.action?.kind == .uri("https://example.org/") })
    #expect(bench.selectedIDs.count == 3)
    try walk.check()
  }

  @Test func aTapOnAnotherPageSaysWhereLinksLead() throws {
    let bench = try bench()
    try bench.tap(Point(100, 210))
    _ = bench.view.run("linkToPlace")
    #expect(bench.state == "linkEdit.choosingPlace")
    try bench.tap(Point(50, 120), page: 1)
    let place = Destination(pageIndex: 1, fit: .position(left: 50, top: 120, zoom: nil))
    #expect(try bench.annotation("l")?.action?.kind == .goTo(place, name: nil))
    #expect(bench.selectedIDs == ["l"])
    _ = try bench.open.undo()
    #expect(try bench.annotation("l")?.action?.kind == .uri("https://example.org/"))
  }

  @Test func aPageThatIsNotThereIsNoTarget() throws {
    let bench = try bench()
    try bench.tap(Point(100, 210))
    _ = bench.view.run("linkTarget")
    #expect(try bench.requirement()?.kind == .link)
    let nowhere = Action(.goTo(Destination(pageIndex: 7, fit: .page), name: nil))
    #expect(bench.view.answer(.link(nowhere)).error?.message.contains("no page 7") == true)
    #expect(bench.state == "linkEdit.choosingTarget")
    #expect(bench.view.answer(.link(Action(.uri("https://example.net/")))).error == nil)
    #expect(try bench.annotation("l")?.action?.kind == .uri("https://example.net/"))
  }

  @Test func theToolThatMakesLinksSelectsOne() throws {
    let bench = try bench()
    try bench.view.setTool("link")
    try bench.tap(Point(100, 210))
    #expect(bench.view.tool == .linkEdit)
    #expect(bench.selectedIDs == ["l"])
  }
}
