// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import Testing
import Tools

@testable import Workspace

@Suite struct PanTests {
  /// A way to touch a point.
  private typealias Touch = @Sendable (Bench, Double, Double) throws -> EventReport
  private static let tapping: Touch = { try $0.tap($1, $2) }
  private static let tappingTwice: Touch = { try $0.doubleTap($1, $2) }
  private static let longPressing: Touch = { try $0.longPress($1, $2) }
  private static let clicking: Touch = { try $0.contextMenu($1, $2) }

  /// A kind of annotation, and the tool that a touch on it leads to.
  static let editors: [(AnnotationType, ToolName)] = [
    (.line, .vertexEdit), (.polyLine, .vertexEdit), (.polygon, .vertexEdit),
    (.highlight, .markupEdit), (.underline, .markupEdit), (.squiggly, .markupEdit),
    (.strikeOut, .markupEdit),
    (.square, .annotationEdit), (.circle, .annotationEdit), (.ink, .annotationEdit),
  ]

  @Test(arguments: editors, [false, true])
  func aTouchedAnnotationIsForItsTool(_ row: (AnnotationType, ToolName), isRaw: Bool) throws {
    for press in [Self.tapping, Self.longPressing, Self.clicking] {
      let bench = try Bench("simple.pdf")
      bench.isRaw = isRaw
      try bench.add(row.0)
      #expect(try press(bench, 150, 300).isHandled)
      #expect(bench.view.tool == row.1, "\(row.0)")
    }
  }

  @Test func aMemberOfAGroupIsForAnnotationEdit() throws {
    let bench = try Bench("simple.pdf")
    try bench.add(.square)
    try bench.add(.line) {
      $0.replyTo = "new-square"
      $0.isGrouped = true
    }
    try bench.tap(150, 300)
    #expect(bench.view.tool == .annotationEdit)
  }

  @Test(arguments: [false, true]) func linksAreFollowedByATapAlone(isRaw: Bool) throws {
    let bench = try Bench("annotations.pdf")
    bench.isRaw = isRaw
    #expect(try bench.tap(250, 127).component == .openLinkAnnotation)
    #expect(bench.told == [.openURI("https://example.org/")])
    #expect(try bench.longPress(250, 127).component == .editAnnotation)
    #expect(bench.view.toolState == "pan.choosing")
    #expect(bench.told.count == 1)
  }

  @Test(arguments: [
    (80.0, 40.0, "https://example.org/a_(b)?q=1#top"), (60, 80, "http://www.example.com/start"),
    (60, 120, "mailto:ann.author+pdf@mail.example.org"),
  ])
  func anAddressInTheTextIsALink(_ x: Double, _ y: Double, _ uri: String) throws {
    let bench = try Bench("addresses.pdf")
    #expect(try bench.tap(x, y - 3).component == .openLinkAnnotation)
    #expect(bench.told == [.openURI(uri)])
  }

  @Test(arguments: [(285.0, 120.0), (90, 160), (170, 160), (50, 40)])
  func otherTextIsNone(_ x: Double, _ y: Double) throws {
    let bench = try Bench("addresses.pdf")
    try bench.tap(x, y - 3)
    #expect(bench.told == [.toggleUserInterface])
  }

  @Test func addressesAreNoLinksWhereDetectionIsOff() throws {
    let bench = try Bench("addresses.pdf")
    var options = ToolOptions()
    options.linkDetection = false
    bench.view.tools.options[.pan] = options
    try bench.tap(80, 37)
    #expect(bench.told == [.toggleUserInterface])
  }

  @Test(arguments: [false, true]) func textIsSelectedByAPress(isRaw: Bool) throws {
    for press in [Self.longPressing, Self.clicking, Self.tappingTwice] {
      let bench = try Bench("simple.pdf")
      bench.isRaw = isRaw
      #expect(try press(bench, 75, 87).isHandled)
      #expect(bench.view.tool == .textSelect)
      #expect(try bench.selectedText == "quick")
    }
  }

  @Test(arguments: [false, true]) func theEmptyPageOffersWhatCanBeMade(isRaw: Bool) throws {
    for press in [Self.longPressing, Self.clicking] {
      let bench = try Bench("simple.pdf")
      bench.isRaw = isRaw
      #expect(try press(bench, 150, 300).component == .showAnnotationMenu)
      #expect(bench.view.toolState == "pan.choosing")
      let creating = ToolTable.kinds.filter { $0.annotationType != nil && $0.group != .forms }.map(
        \.name)
      #expect(try bench.menu() == creating.map { "tool." + $0.rawValue })
      #expect(try bench.tap(150, 300).isHandled)
      #expect(bench.view.toolState == "pan.idle")
      #expect(bench.told.isEmpty, "The tap only closed the menu.")
    }
  }

  @Test func aDisabledComponentShowsNoMenu() throws {
    let bench = try Bench("simple.pdf")
    bench.view.components.setEnabled([.showAnnotationMenu], false)
    #expect(try !bench.longPress(150, 300).isHandled)
    #expect(bench.view.toolState == "pan.idle")
  }

  @Test func cancelClosesTheMenu() throws {
    let bench = try Bench("simple.pdf")
    try bench.longPress(150, 300)
    #expect(bench.run("cancel").isHandled)
    #expect(bench.view.toolState == "pan.idle")
    #expect(!bench.run("cancel").isHandled)
  }

  @Test func besideThePageIsNothingToChooseFrom() throws {
    let bench = try Bench("simple.pdf")
    let beside = PointerSample(position: Point(60, 5))
    #expect(bench.view.handle([.tap(beside)]).component == .toggleUserInterface)
    #expect(!bench.view.handle([.contextMenu(beside)]).isHandled)
  }

  @Test(arguments: [false, true]) func aFingerScrolls(isRaw: Bool) throws {
    let bench = try Bench("simple.pdf", size: Size(300, 100))
    bench.isRaw = isRaw
    let before = bench.view.view.state.offset
    try bench.using(.touch) { try $0.drag((150, 90), (150, 70), (150, 40)) }
    #expect(bench.view.view.state.offset.y > before.y)
    #expect(bench.view.toolState == "pan.idle")
  }
}
