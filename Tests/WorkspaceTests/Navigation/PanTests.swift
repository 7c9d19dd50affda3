// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

@Suite struct PanTests {
  /// A kind of annotation, and the tool that a touch on it leads to.
  static let editors: [(AnnotationType, ToolName)] = [
    (.line, .vertexEdit), (.polyLine, .vertexEdit), (.polygon, .vertexEdit),
    (.highlight, .markupEdit), (.underline, .markupEdit), (.squiggly, .markupEdit),
    (.strikeOut, .markupEdit),
    (.square, .annotationEdit), (.circle, .annotationEdit), (.ink, .annotationEdit),
  ]

  @Test(arguments: editors, [false, true])
  func aTouchedAnnotationIsForItsTool(_ row: (AnnotationType, ToolName), isRaw: Bool) throws {
    for press in [Stage.tapping, Stage.longPressing, Stage.clicking] {
      let stage = try Stage("simple.pdf")
      stage.isRaw = isRaw
      try stage.add(row.0)
      #expect(try press(stage, 150, 300).isHandled)
      #expect(stage.view.tool == row.1, "\(row.0)")
    }
  }

  @Test func aMemberOfAGroupIsForAnnotationEdit() throws {
    let stage = try Stage("simple.pdf")
    try stage.add(.square)
    try stage.add(.line) {
      $0.replyTo = "new-square"
      $0.isGrouped = true
    }
    try stage.tap(150, 300)
    #expect(stage.view.tool == .annotationEdit)
  }

  @Test(arguments: [false, true]) func linksAreFollowedByATapAlone(isRaw: Bool) throws {
    let stage = try Stage("annotations.pdf")
    stage.isRaw = isRaw
    #expect(try stage.tap(250, 127).component == .openLinkAnnotation)
    #expect(stage.told == [.openURI("https://example.org/")])
    #expect(try stage.longPress(250, 127).component == .editAnnotation)
    #expect(stage.view.toolState == "pan.choosing")
    #expect(stage.told.count == 1)
  }

  @Test(arguments: [
    (80.0, 40.0, "https://example.org/a_(b)?q=1#top"), (60, 80, "http://www.example.com/start"),
    (60, 120, "mailto:ann.author+pdf@mail.example.org"),
  ])
  func anAddressInTheTextIsALink(_ x: Double, _ y: Double, _ uri: String) throws {
    let stage = try Stage("addresses.pdf")
    #expect(try stage.tap(x, y - 3).component == .openLinkAnnotation)
    #expect(stage.told == [.openURI(uri)])
  }

  @Test(arguments: [(285.0, 120.0), (90, 160), (170, 160), (50, 40)])
  func otherTextIsNone(_ x: Double, _ y: Double) throws {
    let stage = try Stage("addresses.pdf")
    try stage.tap(x, y - 3)
    #expect(stage.told == [.toggleUserInterface])
  }

  @Test func addressesAreNoLinksWhereDetectionIsOff() throws {
    let stage = try Stage("addresses.pdf")
    var options = ToolOptions()
    options.linkDetection = false
    stage.view.toolOptions[.pan] = options
    try stage.tap(80, 37)
    #expect(stage.told == [.toggleUserInterface])
  }

  @Test(arguments: [false, true]) func textIsSelectedByAPress(isRaw: Bool) throws {
    for press in [Stage.longPressing, Stage.clicking, Stage.tappingTwice] {
      let stage = try Stage("simple.pdf")
      stage.isRaw = isRaw
      #expect(try press(stage, 75, 87).isHandled)
      #expect(stage.view.tool == .textSelect)
      #expect(try stage.selectedText == "quick")
    }
  }

  @Test(arguments: [false, true]) func theEmptyPageOffersWhatCanBeMade(isRaw: Bool) throws {
    for press in [Stage.longPressing, Stage.clicking] {
      let stage = try Stage("simple.pdf")
      stage.isRaw = isRaw
      #expect(try press(stage, 150, 300).component == .showAnnotationMenu)
      #expect(stage.view.toolState == "pan.choosing")
      let creating = stage.creatingTools
      #expect(try stage.menu() == creating.map { "tool." + $0.rawValue })
      #expect(try stage.tap(150, 300).isHandled)
      #expect(stage.view.toolState == "pan.idle")
      #expect(stage.told.isEmpty, "The tap only closed the menu.")
    }
  }

  @Test func aDisabledComponentShowsNoMenu() throws {
    let stage = try Stage("simple.pdf")
    stage.view.components.setEnabled([.showAnnotationMenu], false)
    #expect(try !stage.longPress(150, 300).isHandled)
    #expect(stage.view.toolState == "pan.idle")
  }

  @Test func cancelClosesTheMenu() throws {
    let stage = try Stage("simple.pdf")
    try stage.longPress(150, 300)
    #expect(stage.run("cancel").isHandled)
    #expect(stage.view.toolState == "pan.idle")
    #expect(!stage.run("cancel").isHandled)
  }

  @Test func besideThePageIsNothingToChooseFrom() throws {
    let stage = try Stage("simple.pdf")
    let beside = PointerSample(position: Point(60, 5))
    #expect(stage.view.handle([.tap(beside)]).component == .toggleUserInterface)
    #expect(!stage.view.handle([.contextMenu(beside)]).isHandled)
  }

  @Test(arguments: [false, true]) func aFingerScrolls(isRaw: Bool) throws {
    let stage = try Stage("simple.pdf", size: Size(300, 100))
    stage.isRaw = isRaw
    let before = stage.view.view.state.offset
    try stage.drag([(150, 90), (150, 70), (150, 40)], .touch)
    #expect(stage.view.view.state.offset.y > before.y)
    #expect(stage.view.toolState == "pan.idle")
  }
}
