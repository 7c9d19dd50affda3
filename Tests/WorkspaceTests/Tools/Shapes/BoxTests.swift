// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

/// What is dragged from corner to corner.
@Suite struct BoxTests {
  @Test(
    arguments: [
      ("rectangle", AnnotationType.square), ("ellipse", .circle), ("redaction", .redact),
      ("rectangularArea", .polygon),
    ] as [(ToolName, AnnotationType)])
  func aDragMakesIt(_ tool: ToolName, _ type: AnnotationType) throws {
    let bench = try Bench(tool: tool) { $0.returnToPan = false }
    bench.documents.shared.author = "Ann"
    let report = try bench.drag((100, 120), (150, 150), (180, 160))
    #expect(report.isHandled && report.error == nil)
    let new = try #require(try bench.newest())
    #expect(new.type == type)
    #expect(new.author == "Ann" && new.created == 1_700_000_000 && new.modified == new.created)
    #expect(new.flags == .print)
    #expect(new.rect.grown(by: 2).union(Rect(100, 120, 180, 160)) == new.rect.grown(by: 2))
    #expect(bench.state == "\(tool.rawValue).idle")
    #expect(try bench.view.overlay().isEmpty)
    try bench.open.editor.undo()
    #expect(try bench.annotations().isEmpty)
  }

  @Test func shiftMakesASquareAndAltDrawsFromTheMiddle() throws {
    let bench = try Bench(tool: "rectangle") { $0.returnToPan = false }
    try bench.drag((100, 100), (130, 170), holding: .shift)
    #expect(try bench.newest()?.rect == Rect(100, 100, 170, 170))
    try bench.drag((100, 100), (70, 110), holding: .shift)
    #expect(try bench.newest()?.rect == Rect(70, 100, 100, 130))
    try bench.drag((100, 100), (120, 110), holding: .alt)
    #expect(try bench.newest()?.rect == Rect(80, 90, 120, 110))
    try bench.drag((100, 100), (120, 110), holding: [.alt, .shift])
    #expect(try bench.newest()?.rect == Rect(80, 80, 120, 120))
    // No more than the page has room for.
    try bench.drag((100, 50), (300, 90), holding: [.alt, .shift])
    #expect(try bench.newest()?.rect == Rect(50, 0, 150, 100))
  }

  @Test func aTinyDragMakesNothing() throws {
    let bench = try Bench(tool: "rectangle") { $0.returnToPan = false }
    #expect(try bench.drag((100, 100), (102.9, 97.1)).isHandled)
    #expect(try bench.annotations().isEmpty)
    #expect(!bench.open.editor.canUndo)
    try bench.drag((100, 100), (100, 103))
    let thin = try #require(try bench.newest()?.rect)
    #expect(thin.width >= 1 && thin.height == 3)
  }

  @Test func aTapMakesTheUsualSizeOnThePage() throws {
    let bench = try Bench(tool: "rectangle") { $0.returnToPan = false }
    try bench.tap(200, 250)
    #expect(try bench.newest()?.rect == Rect(100, 150, 300, 350))
    try bench.tap(5, 20)
    #expect(try bench.newest()?.rect == Rect(0, 0, 200, 200))
    _ = try bench.view.show(.api) { (view) throws(ViewError) in
      try view.update(ViewChange(\.scale, 2))
    }
    try bench.tap(150, 250)
    #expect(try bench.newest()?.rect == Rect(100, 200, 200, 300))
  }

  @Test func itStaysOnThePage() throws {
    let bench = try Bench("cropped.pdf", tool: "rectangle") { $0.returnToPan = false }
    let size = bench.open.pageSizes[0]
    try bench.drag((100, 20), (5000, -300))
    #expect(try bench.newest()?.rect == Rect(100, 0, size.width, 20))
  }

  @Test(arguments: [0, 1, 2, 3])
  func pagesMayBeRotated(_ page: Int) throws {
    let bench = try Bench("rotated.pdf", tool: "rectangle") { $0.returnToPan = false }
    try bench.drag((20, 30), (60, 90), page: page)
    let rect = try #require(try bench.newest(page: page)?.rect)
    #expect(rect.isNear(Rect(20, 30, 60, 90)))
  }

  @Test func aTapOnAnAnnotationIsForItsEditor() throws {
    let bench = try Bench("annotations.pdf", tool: "rectangle") { $0.returnToPan = false }
    let square = try #require(try bench.annotations().first { $0.type == .square })
    try bench.tap(square.rect.x0, square.rect.center.y)
    #expect(bench.view.tool == .annotationEdit)
    #expect(bench.view.selection.annotations.map(\.id) == [square.id])
    // A tap beside it comes back, and makes nothing.
    let count = try bench.annotations().count
    try bench.tap(380, 480)
    #expect(bench.view.tool == "rectangle")
    #expect(try bench.annotations().count == count)
  }

  @Test func whatFollowsIsForTheOptions() throws {
    let home = try Bench(tool: "rectangle") {
      $0.returnToPan = false
      $0.returnToPan = true
    }
    try home.drag((100, 100), (200, 200))
    #expect(home.view.tool == .pan)
    let selecting = try Bench(tool: "rectangle") {
      $0.returnToPan = false
      $0.selectAfterCreation = true
    }
    try selecting.drag((100, 100), (200, 200))
    #expect(selecting.view.tool == .annotationEdit)
    #expect(selecting.view.selection.annotations.count == 1)
  }

  @Test func aCancelledDragMakesNothing() throws {
    let bench = try Bench(tool: "rectangle") { $0.returnToPan = false }
    for cancel in [0, 1, 2] {
      try bench.beginDrag((100, 100), (150, 150))
      #expect(bench.state == "rectangle.drawing")
      #expect(try bench.overlay(.preview).map(\.shape) == [.rect(Rect(100, 100, 150, 150))])
      switch cancel {
      case 0: #expect(try bench.cancelDrag().isHandled)
      case 1: #expect(bench.send(.command("cancel")).isHandled)
      default: try bench.view.setTool(.pan)
      }
      #expect(try bench.overlay(.preview).isEmpty)
      #expect(try bench.annotations().isEmpty)
      try bench.view.setTool("rectangle")
    }
    #expect(!bench.send(.command("cancel")).isHandled)
  }

  @Test func whatIsForbiddenSaysWhy() {
    #expect(throws: ToolError.self) { try Bench(tool: "rectangle", isReadOnly: true) }
  }

  @Test func aDragBesideThePagesIsNotForIt() throws {
    let bench = try Bench(tool: "rectangle") { $0.returnToPan = false }
    #expect(try !bench.drag((-20, 100), (100, 200)).isHandled)
    #expect(try !bench.tap(-20, 100).isHandled)
    #expect(try bench.annotations().isEmpty)
  }

  @Test func aLinkIsMadeOnceItIsKnownWhereItLeads() throws {
    let bench = try Bench(tool: "link") { $0.returnToPan = false }
    let box = Rect(100, 100, 200, 130)
    func draw() throws { try bench.drag((box.x0, box.y0), (box.x1, box.y1)) }
    try draw()
    #expect(bench.state == "link.choosing")
    #expect(try bench.view.tools.current.requirement(in: bench.view)?.kind == .link)
    #expect(try bench.overlay(.preview).map(\.shape) == [.rect(box)])
    #expect(bench.send(.answer(.cancelled)).isHandled)
    #expect(bench.state == "link.idle")
    try draw()
    #expect(try bench.tap(20, 20).isHandled)
    try draw()
    try bench.view.setTool(.pan)
    try bench.view.setTool("link")
    #expect(try bench.annotations().isEmpty)
    try draw()
    // An answer that makes no sense leaves the question open.
    let beyond = Destination(pageIndex: 9, fit: .page)
    #expect(bench.send(.answer(.link(Action(.goTo(beyond, name: nil))))).error != nil)
    #expect(bench.send(.answer(.text("here"))).error != nil)
    #expect(bench.state == "link.choosing")
    let action = Action(.uri("https://example.org/"))
    #expect(bench.send(.answer(.link(action))).isHandled)
    let new = try #require(try bench.newest())
    #expect(new.type == .link && new.action == action && new.rect.isNear(box))
    try bench.open.editor.undo()
    #expect(try bench.annotations().isEmpty)
  }

  @Test func aPressThatIsHeldDrawsToo() throws {
    let bench = try Bench(tool: "rectangle") { $0.returnToPan = false }
    bench.pointer = .touch
    let path = try [
      bench.sample(Point(100, 100)), bench.sample(Point(140, 150)), bench.sample(Point(160, 170)),
    ]
    _ = bench.view.handle(Gesture.wholeLongPress(path))
    #expect(try bench.newest()?.rect == Rect(100, 100, 160, 170))
  }
}

extension Rect {
  func isNear(_ other: Rect) -> Bool {
    let (a, b) = (self, other)
    return max(
      (a.x0 - b.x0).magnitude, (a.y0 - b.y0).magnitude, (a.x1 - b.x1).magnitude,
      (a.y1 - b.y1).magnitude) < 0.01
  }
}
