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
    let desk = try Desk("simple", tool)
    let report = desk.drag(100, 120, 150, 150, 180, 160)
    #expect(report.isHandled && report.error == nil)
    let new = try #require(try desk.newest())
    #expect(new.type == type)
    #expect(new.author == "Ann" && new.created == 1_700_000_000 && new.modified == new.created)
    #expect(new.flags == .print)
    #expect(new.rect.grown(by: 2).union(Rect(100, 120, 180, 160)) == new.rect.grown(by: 2))
    #expect(desk.state == "\(tool.rawValue).idle")
    #expect(try desk.view.overlay().isEmpty)
    try desk.open.editor.undo()
    #expect(try desk.annotations().isEmpty)
  }

  @Test func shiftMakesASquareAndAltDrawsFromTheMiddle() throws {
    let desk = try Desk("simple", "rectangle")
    desk.drag(100, 100, 130, 170, held: .shift)
    #expect(try desk.newest()?.rect == Rect(100, 100, 170, 170))
    desk.drag(100, 100, 70, 110, held: .shift)
    #expect(try desk.newest()?.rect == Rect(70, 100, 100, 130))
    desk.drag(100, 100, 120, 110, held: .alt)
    #expect(try desk.newest()?.rect == Rect(80, 90, 120, 110))
    desk.drag(100, 100, 120, 110, held: [.alt, .shift])
    #expect(try desk.newest()?.rect == Rect(80, 80, 120, 120))
    // No more than the page has room for.
    desk.drag(100, 50, 300, 90, held: [.alt, .shift])
    #expect(try desk.newest()?.rect == Rect(50, 0, 150, 100))
  }

  @Test func aTinyDragMakesNothing() throws {
    let desk = try Desk("simple", "rectangle")
    #expect(desk.drag(100, 100, 102.9, 97.1).isHandled)
    #expect(try desk.annotations().isEmpty)
    #expect(!desk.open.editor.canUndo)
    desk.drag(100, 100, 100, 103)
    let thin = try #require(try desk.newest()?.rect)
    #expect(thin.width >= 1 && thin.height == 3)
  }

  @Test func aTapMakesTheUsualSizeOnThePage() throws {
    let desk = try Desk("simple", "rectangle")
    desk.tap(200, 250)
    #expect(try desk.newest()?.rect == Rect(100, 150, 300, 350))
    desk.tap(5, 20)
    #expect(try desk.newest()?.rect == Rect(0, 0, 200, 200))
    _ = try desk.view.show(.api) { (view) throws(ViewError) in
      try view.update(ViewChange(scale: 2))
    }
    desk.tap(150, 250)
    #expect(try desk.newest()?.rect == Rect(100, 200, 200, 300))
  }

  @Test func itStaysOnThePage() throws {
    let desk = try Desk("cropped", "rectangle")
    let size = desk.open.pageSizes[0]
    desk.drag(100, 20, 5000, -300)
    #expect(try desk.newest()?.rect == Rect(100, 0, size.width, 20))
  }

  @Test(arguments: [0, 1, 2, 3])
  func pagesMayBeRotated(_ page: Int) throws {
    let desk = try Desk("rotated", "rectangle")
    desk.drag(20, 30, 60, 90, page: page)
    let rect = try #require(try desk.newest(onPage: page)?.rect)
    #expect(rect.isNear(Rect(20, 30, 60, 90)))
  }

  @Test func aTapOnAnAnnotationIsForItsEditor() throws {
    let desk = try Desk("annotations", "rectangle")
    let square = try #require(try desk.annotations().first { $0.type == .square })
    desk.tap(square.rect.x0, square.rect.center.y)
    #expect(desk.view.tool == .annotationEdit)
    #expect(desk.view.selection.annotations.map(\.id) == [square.id])
    // A tap beside it comes back, and makes nothing.
    let count = try desk.annotations().count
    desk.tap(380, 480)
    #expect(desk.view.tool == "rectangle")
    #expect(try desk.annotations().count == count)
  }

  @Test func whatFollowsIsForTheOptions() throws {
    let home = try Desk("simple", "rectangle") { $0.returnToPan = true }
    home.drag(100, 100, 200, 200)
    #expect(home.view.tool == .pan)
    let selecting = try Desk("simple", "rectangle") { $0.selectAfterCreation = true }
    selecting.drag(100, 100, 200, 200)
    #expect(selecting.view.tool == .annotationEdit)
    #expect(selecting.view.selection.annotations.count == 1)
  }

  @Test func aCancelledDragMakesNothing() throws {
    let desk = try Desk("simple", "rectangle")
    for cancel in [0, 1, 2] {
      desk.beginDrag(100, 100, 150, 150, 200, 200)
      #expect(desk.state == "rectangle.drawing")
      #expect(try desk.overlay(.preview).map(\.shape) == [.rect(Rect(100, 100, 150, 150))])
      switch cancel {
      case 0: #expect(desk.cancelDrag().isHandled)
      case 1: #expect(desk.send(.command("cancel")).isHandled)
      default: try desk.view.setTool(.pan)
      }
      #expect(try desk.overlay(.preview).isEmpty)
      #expect(try desk.annotations().isEmpty)
      try desk.view.setTool("rectangle")
    }
    #expect(!desk.send(.command("cancel")).isHandled)
  }

  @Test func whatIsForbiddenSaysWhy() {
    #expect(throws: ToolError.self) { try Desk("simple", "rectangle", isReadOnly: true) }
  }

  @Test func aDragBesideThePagesIsNotForIt() throws {
    let desk = try Desk("simple", "rectangle")
    #expect(!desk.drag(-20, 100, 100, 200).isHandled)
    #expect(!desk.tap(-20, 100).isHandled)
    #expect(try desk.annotations().isEmpty)
  }

  @Test func aLinkIsMadeOnceItIsKnownWhereItLeads() throws {
    let desk = try Desk("simple", "link")
    let box = Rect(100, 100, 200, 130)
    func draw() { desk.drag(box.x0, box.y0, box.x1, box.y1) }
    draw()
    #expect(desk.state == "link.choosing")
    #expect(try desk.view.tools.current.requirement(in: desk.view)?.kind == .link)
    #expect(try desk.overlay(.preview).map(\.shape) == [.rect(box)])
    #expect(desk.send(.answer(.cancelled)).isHandled)
    #expect(desk.state == "link.idle")
    draw()
    #expect(desk.tap(20, 20).isHandled)
    draw()
    try desk.view.setTool(.pan)
    try desk.view.setTool("link")
    #expect(try desk.annotations().isEmpty)
    draw()
    // An answer that makes no sense leaves the question open.
    let beyond = Destination(pageIndex: 9, fit: .page)
    #expect(desk.send(.answer(.link(Action(.goTo(beyond, name: nil))))).error != nil)
    #expect(desk.send(.answer(.text("here"))).error != nil)
    #expect(desk.state == "link.choosing")
    let action = Action(.uri("https://example.org/"))
    #expect(desk.send(.answer(.link(action))).isHandled)
    let new = try #require(try desk.newest())
    #expect(new.type == .link && new.action == action && new.rect.isNear(box))
    try desk.open.editor.undo()
    #expect(try desk.annotations().isEmpty)
  }

  @Test func aPressThatIsHeldDrawsToo() throws {
    let desk = try Desk("simple", "rectangle")
    desk.pointer = .touch
    let path = [desk.sample(100, 100, 0), desk.sample(140, 150, 0), desk.sample(160, 170, 0)]
    _ = desk.view.handle(Gesture.wholeLongPress(path))
    #expect(try desk.newest()?.rect == Rect(100, 100, 160, 170))
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
