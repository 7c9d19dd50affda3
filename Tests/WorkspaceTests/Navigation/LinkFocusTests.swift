// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

/// Links and annotations that the tab key goes over.
@Suite struct LinkFocusTests {
  private static let forward = KeyPress("Tab")
  private static let backward = KeyPress("Tab", .shift)

  /// What has the focus after each press of a key, until one is not handled.
  private func stops(_ key: KeyPress, _ bench: Bench) throws -> [Rect] {
    var stops: [Rect] = []
    while stops.count < 50, bench.view.handle(key).isHandled {
      if let link = bench.view.tools.focusedLink {
        #expect(bench.state == "pan.focused" && bench.selectedIDs.isEmpty)
        #expect(try bench.overlay(.selection).map(\.shape) == [.rect(link.rect)])
        stops.append(link.rect)
      } else {
        let page = try #require(bench.view.selection.annotations.first?.pageIndex)
        let rect = try bench.rect(try #require(bench.selectedIDs.first), page: page)
        stops.append(try #require(rect))
      }
    }
    return stops
  }

  @Test func tabGoesOverAllInReadingOrderAndEnds() throws {
    let bench = try Bench("annotations.pdf")
    let pages = try (0..<bench.view.view.pageCount).map { index in
      try bench.document.page(index).shownAnnotations
        .filter { $0.type != .popup && $0.type != .widget }.map(\.rect)
        .sorted { ($0.y0, $0.x0) < ($1.y0, $1.x0) }
    }
    let all = pages.flatMap { $0 }
    #expect(try stops(Self.forward, bench) == all)
    #expect(!bench.view.handle(Self.forward).isHandled)
    #expect(try stops(Self.backward, bench) == all.dropLast().reversed())
    #expect(!bench.view.handle(Self.backward).isHandled)
  }

  @Test func enterFollowsTheLink() throws {
    let bench = try Bench("annotations.pdf")
    while bench.view.tools.focusedLink?.action?.kind != .uri("https://example.org/") {
      try #require(bench.view.handle(Self.forward).isHandled)
    }
    #expect(bench.told.isEmpty)
    let report = bench.view.handle(KeyPress("Enter"))
    #expect(report.isHandled && report.component == .openLinkAnnotation)
    #expect(bench.told == [.openURI("https://example.org/")])
    #expect(bench.state == "pan.focused")
    #expect(bench.view.handle(KeyPress("Escape")).isHandled)
    #expect(bench.state == "pan.idle")
    #expect(try bench.overlay(.selection).isEmpty)
  }

  @Test func aTouchTakesTheFocusAway() throws {
    let bench = try Bench("annotations.pdf")
    while bench.view.tools.focusedLink == nil { _ = bench.view.handle(Self.forward) }
    try bench.tap(5, 5)
    #expect(bench.view.tools.focusedLink == nil)
  }

  @Test func aLinkThatGoesLosesTheFocus() throws {
    let bench = try Bench("annotations.pdf")
    while bench.view.tools.focusedLink == nil { _ = bench.view.handle(Self.forward) }
    let link = try #require(bench.view.tools.focusedLink)
    try bench.open.editor.perform(DeleteAnnotations([link]), cause: .api)
    #expect(try bench.view.overlay().allSatisfy { $0.role != .selection })
  }

  @Test func linksThatMayNotBeFollowedAreLeftOut() throws {
    let bench = try Bench("annotations.pdf")
    bench.view.components.setEnabled([.openLinkAnnotation], false)
    while bench.view.handle(Self.forward).isHandled {
      #expect(bench.view.tools.focusedLink == nil)
    }
    #expect(!bench.selectedIDs.isEmpty)
  }

  @Test(arguments: [(ToolName.formEdit, "form.pdf"), (.linkEdit, "annotations.pdf")])
  func anObjectToolEndsAtTheLastOfItsOwn(_ tool: ToolName, _ fixture: String) throws {
    let bench = try Bench(fixture, tool: tool) { $0.returnToPan = false }
    for key in [Self.forward, Self.backward] {
      var count = 0
      while count < 100, bench.view.handle(key).isHandled {
        #expect(bench.view.tool == tool && bench.selectedIDs.count == 1)
        count += 1
      }
      #expect((1..<100).contains(count))
    }
  }
}
