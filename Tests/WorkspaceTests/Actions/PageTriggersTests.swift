// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

/// What makes actions run in `actions.pdf`: most of its actions there have names of their own, which
/// the front end is told of.
@Suite struct PageTriggersTests {
  private let bench: Bench

  init() throws { bench = try Bench("actions.pdf", size: Size(300, 640)) }

  /// What was told since, by the names of the actions.
  private func names(_ body: () throws -> Void) rethrows -> [String] {
    let before = bench.told.count
    try body()
    return bench.told.dropFirst(before).map { request in
      switch request {
      case .unsupportedAction(let action, _):
        if case .named(let name) = action.kind { name } else { action.kind.name }
      case .showTransition: "transition"
      default: "\(request)"
      }
    }
  }

  private func goTo(_ page: Int) throws {
    try bench.view.show(.api) { (view) throws(ViewError) in
      try view.update(ViewChange(\.layout, .single))
      try view.goTo(pageIndex: page)
    }
  }

  @Test func pagesComeAndGo() throws {
    try goTo(0)
    #expect(names { bench.view.pages.begin(opensDocument: false) } == [])
    #expect(try names { try goTo(1) } == ["transition", "Opened", "Visible"])
    #expect(try names { try goTo(1) } == [])
    #expect(try names { try goTo(2) } == ["Closed", "Find", "Invisible"])
    #expect(try names { try goTo(1) } == ["transition", "Opened", "Visible"])
    #expect(names { bench.view.pages.end() } == ["Closed", "Find", "Invisible"])
  }

  /// The user sees the same page, whatever its index is now.
  @Test func renumberedPagesNeitherComeNorGo() throws {
    bench.view.pages.begin(opensDocument: false)
    try goTo(1)
    #expect(try names { _ = try bench.open.changePages(InsertPages(NewPage(), at: 0)) } == [])
    #expect(bench.view.view.currentPage == 2)
    #expect(try names { try goTo(3) } == ["Closed", "Find", "Invisible"])
  }

  @Test func pagesThatShowEachOtherComeToAnEnd() throws {
    let bench = try Bench("outline.pdf", size: Size(640, 480))
    for (page, next) in [(0, 1), (1, 0)] {
      let action = Action(.goTo(Destination(pageIndex: next, fit: .page), name: nil))
      try bench.open.editor.perform(
        SetAction(action, for: .open, of: .page(page), in: bench.document), cause: .api)
    }
    try bench.view.show(.api) { (view) throws(ViewError) in
      try view.update(ViewChange(\.layout, .single))
    }
    var shown: [Int?] = []
    bench.view.client.didHappen = { [view = bench.view] event in
      if case .viewChanged = event { shown.append(view.view.currentPage) }
    }
    bench.view.pages.begin(opensDocument: false)
    #expect(shown.starts(with: [1, 0, 1]))
    #expect(shown.count < 20)
  }

  @Test func aDocumentBeginsWhereItSays() throws {
    bench.view.pages.begin(opensDocument: true)
    #expect(bench.view.view.currentPage == 0)
    #expect(bench.view.view.history.back.isEmpty)
  }

  @Test func theClientsScaleStays() throws {
    try bench.view.show(.api) { (view) throws(ViewError) in
      try view.update(ViewChange(\.scale, 0.5))
    }
    bench.view.pages.begin(opensDocument: true, keepsScale: true)
    #expect(bench.view.view.state.scale == 0.5)
  }

  @Test func thePointerComesAndGoes() throws {
    func hover(_ x: Double, _ y: Double) throws {
      let sample = try bench.sample(Point(x, y))
      _ = bench.view.handle([.hover(sample)])
    }
    func isHidden() throws -> Bool? {
      try bench.document.page(0).annotation("secret")?.flags.contains(.hidden)
    }
    try hover(10, 10)
    #expect(try isHidden() == true)
    try hover(240, 450)
    #expect(try isHidden() == false)
    try hover(241, 451)
    #expect(bench.undoNames.count == 1)
    try hover(10, 10)
    #expect(try isHidden() == true)
  }

  @Test func aLinkThatOnlySaysWhatLettingItGoDoes() throws {
    try bench.tap(240, 450)
    #expect(bench.view.view.currentPage == 1)
  }

  @Test func fieldsTellOfTheirEvents() throws {
    let widget = try #require(try bench.document.page(0).widget("name"))
    let events = FieldEvent.allCases
    let told = try names { for event in events { try bench.view.trigger(event, widget) } }
    #expect(told == ["Enter", "Exit", "Down", "Up", "Focus", "Blur"])
  }

  @Test func aPointerThatHoversOverAFieldEntersAndLeavesOnce() throws {
    let widget = try #require(try bench.document.page(0).widget("name"))
    let (inside, outside) = (widget.annotation.rect.center, Point(1, 1))
    let told = try names {
      for place in [inside, outside, inside] {
        let sample = try bench.sample(Point(place.x, place.y))
        _ = bench.view.handle([.hover(sample)])
        if place == inside { _ = bench.view.handle([.tap(sample)]) }
      }
    }
    #expect(told.filter { ["Enter", "Exit"].contains($0) } == ["Enter", "Exit", "Enter"])
  }

  @Test func printingIsTheClientsToTell() throws {
    #expect(try names { try bench.view.actions.run(.willPrint, of: .document) } == ["NoSuchName"])
    #expect(try names { try bench.view.actions.run(.didPrint, of: .document) } == [])
  }
}
