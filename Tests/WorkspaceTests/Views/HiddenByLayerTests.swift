// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

/// What happens to a selection whose objects a layer hides. In `layers.pdf`, the annotation at (151, 85)
/// is on the layer Detail.
@Suite struct HiddenByLayerTests {
  private let bench: Bench
  private let detail: Int
  private let place = Point(151, 85)

  init() throws {
    bench = try Bench("layers.pdf")
    detail = try #require(try bench.document.layers.all.first { $0.name == "Detail" }?.number)
  }

  private func show(_ isVisible: Bool) throws {
    #expect(try !bench.open.showLayers([(detail, isVisible)]).isEmpty)
  }

  @Test func itIsNoLongerSelected() throws {
    try bench.tap(place)
    #expect(bench.selectedIDs == ["on-detail"])
    try show(false)
    #expect(bench.selectedIDs.isEmpty)
    #expect(!bench.run("delete").isHandled)
    #expect(bench.undoNames.isEmpty)
  }

  @Test func itsFlagDoesTheSame() throws {
    try bench.tap(place)
    var hidden = try #require(try bench.annotation("on-detail"))
    hidden.flags.insert(.hidden)
    try bench.open.editor.perform(UpdateAnnotations([hidden], verb: "Hide"), cause: .api)
    #expect(bench.selectedIDs.isEmpty)
    #expect(!bench.run("delete").isHandled)
  }

  @Test func itIsNoLongerDragged() throws {
    try bench.tap(place)
    try bench.beginDrag([place, place + Point(20, 20)])
    #expect(bench.view.hasWork)
    try show(false)
    #expect(!bench.view.hasWork && bench.selectedIDs.isEmpty)
    _ = try bench.step(.ended, from: place, to: place + Point(40, 40))
    #expect(bench.undoNames.isEmpty)
  }

  @Test func whatWasEnteredIsKept() throws {
    try bench.tap(place)
    #expect(bench.run("note").isHandled)
    _ = bench.view.enter("a long remark")
    try show(false)
    #expect(!bench.view.hasWork && bench.selectedIDs.isEmpty)
    #expect(try bench.requirement() == nil)
    #expect(try bench.annotation("on-detail")?.contents == "a long remark")
    #expect(bench.undoNames.count == 1)
  }

  @Test func whatWasHiddenBeforeStaysSelected() throws {
    try show(false)
    try bench.view.choose(.annotations([SelectedAnnotation(id: "on-detail", pageIndex: 0)]))
    let other = try #require(try bench.document.layers.all.first { $0.name == "Base" }?.number)
    #expect(try !bench.open.showLayers([(other, false)]).isEmpty)
    #expect(bench.selectedIDs == ["on-detail"])
  }

  @Test func aGroupStaysTogetherWhilePartOfItIsShown() throws {
    var first = try #require(try bench.annotation("on-detail"))
    try bench.add(.square, "mate", Rect(40, 150, 80, 190))
    first.groupName = "pair"
    var mate = try #require(try bench.annotation("mate"))
    mate.groupName = "pair"
    _ = try bench.open.editor.perform(UpdateAnnotations([first, mate], verb: "Group"), cause: .api)
    try bench.tap(place)
    #expect(Set(bench.selectedIDs) == ["on-detail", "mate"])
    try show(false)
    #expect(Set(bench.selectedIDs) == ["on-detail", "mate"])
  }
}
