// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

@Suite struct ResizingTests {
  private func bench(
    _ type: AnnotationType = .square, _ rect: Rect = Rect(100, 100, 200, 180),
    _ options: ToolOptions = ToolOptions(), _ change: (inout Annotation) -> Void = { _ in }
  ) throws -> Bench {
    let bench = try Bench(tool: .annotationEdit) { $0 = options }
    try bench.add(type, "x", rect, change)
    try bench.tap(rect.center)
    return bench
  }

  @Test func eightHandlesStandAroundTheBox() throws {
    let bench = try bench()
    #expect(
      try bench.handles() == [
        "topLeft": Point(100, 100), "top": Point(150, 100), "topRight": Point(200, 100),
        "right": Point(200, 140), "bottomRight": Point(200, 180), "bottom": Point(150, 180),
        "bottomLeft": Point(100, 180), "left": Point(100, 140),
      ])
  }

  @Test(arguments: [
    ("topLeft", Rect(60, 70, 200, 180)), ("top", Rect(100, 70, 200, 180)),
    ("topRight", Rect(100, 70, 160, 180)), ("right", Rect(100, 100, 160, 180)),
    ("bottomRight", Rect(100, 100, 160, 150)), ("bottom", Rect(100, 100, 200, 150)),
    ("bottomLeft", Rect(60, 100, 200, 150)), ("left", Rect(60, 100, 200, 180)),
  ])
  func eachHandleMovesItsSides(_ handle: String, _ expected: Rect) throws {
    var options = ToolOptions()
    options.snapsToAspect = false
    let bench = try bench(.square, Rect(100, 100, 200, 180), options)
    let report = try bench.pull(handle, by: Point(-40, -30))
    #expect(try bench.rect("x") == expected)
    #expect(report.component == .transformAnnotation)
    #expect(bench.undoNames == ["Add square", "Resize square"])
    #expect(bench.state == "annotationEdit.selected")
    try bench.open.editor.undo()
    #expect(try bench.rect("x") == Rect(100, 100, 200, 180))
  }

  @Test func aCornerKeepsNearProportions() throws {
    let bench = try bench(.square, Rect(100, 100, 200, 180))
    try bench.pull("bottomRight", by: Point(50, 38))
    #expect(try bench.rect("x") == Rect(100, 100, 250, 220))
    try bench.pull("bottomRight", by: Point(0, 60))
    #expect(try bench.rect("x") == Rect(100, 100, 250, 280))
  }

  /// An edge snaps within ten pixels, and only on its way to the square.
  @Test(arguments: [
    (1.0, 12.0, 100.0), (1, 31, 111), (8, 12, 92), (8, 19.5, 100), (1, -8, 72),
  ])
  func anEdgeSnapsToASquareThatIsNear(_ scale: Double, _ way: Double, _ height: Double) throws {
    let bench = try bench(.square, Rect(100, 100, 200, 180))
    try bench.view.show(.api) { (view) throws(ViewError) in
      try view.update(ViewChange(\.scale, scale))
    }
    try bench.pull("bottom", by: Point(0, way))
    #expect(try bench.rect("x") == Rect(100, 100, 200, 100 + height))
  }

  @Test func anEdgeThatIsDraggedAwayFromTheSquareDoesNotSnapBack() throws {
    let bench = try bench(.square, Rect(100, 100, 200, 195))
    try bench.pull("bottom", by: Point(0, -3))
    #expect(try bench.rect("x") == Rect(100, 100, 200, 192))
  }

  @Test func theProportionsThatAreSnappedToAreShown() throws {
    let bench = try bench(.square, Rect(100, 100, 200, 180))
    try bench.beginDrag([Point(200, 180), Point(250, 218)])
    #expect(bench.state == "annotationEdit.resizing")
    let guides = try bench.view.overlay().filter { $0.role == .guide }
    #expect(guides.map(\.shape) == [.guide(Point(100, 100), Point(250, 220))])
  }

  @Test func anEdgeSnapsToASquare() throws {
    let bench = try bench(.square, Rect(100, 100, 200, 180))
    try bench.pull("right", by: Point(-14, 0))
    #expect(try bench.rect("x") == Rect(100, 100, 180, 180))
    try bench.pull("right", by: Point(-14, 0))
    #expect(try bench.rect("x") == Rect(100, 100, 166, 180))
  }

  @Test func shiftKeepsTheProportions() throws {
    let bench = try bench(.square, Rect(100, 100, 200, 180))
    try bench.pull("bottomRight", by: Point(100, 80), holding: .shift)
    #expect(try bench.rect("x") == Rect(100, 100, 300, 260))
    try bench.pull("right", by: Point(-100, 0), holding: .shift)
    #expect(try bench.rect("x") == Rect(100, 140, 200, 220))
  }

  @Test func stampsHaveCornersAloneAndKeepTheirProportions() throws {
    let bench = try bench(.stamp, Rect(100, 100, 200, 150)) { $0.icon = "Approved" }
    #expect(
      Set(try bench.handles().keys) == [
        "topLeft", "topRight", "bottomRight", "bottomLeft", "rotate",
      ])
    try bench.pull("bottomRight", by: Point(80, 90))
    let rect = try #require(try bench.rect("x"))
    #expect((rect.width / rect.height - 2).magnitude < 1e-9)
    #expect(rect.origin == Point(100, 100))
    #expect(rect.width > 180)
  }

  @Test func theOptionsLeaveCornersAlone() throws {
    var options = ToolOptions()
    options.cornersOnly = true
    #expect(try bench(.square, Rect(100, 100, 200, 180), options).handles().count == 4)
  }

  @Test func nothingLeavesThePage() throws {
    let bench = try bench()
    let page = try bench.open.document.pageGeometry(0).size
    try bench.pull("bottomRight", by: Point(5000, 9000))
    #expect(try bench.rect("x") == Rect(100, 100, page.width, page.height))
  }

  @Test func thereIsALeastAndAGreatestSize() throws {
    var options = ToolOptions()
    options.minimumSize = 50
    options.maximumSize = 150
    options.snapsToAspect = false
    let bench = try bench(.square, Rect(100, 100, 200, 180), options)
    try bench.pull("bottomRight", by: Point(-90, -90))
    #expect(try bench.rect("x") == Rect(100, 100, 150, 150))
    try bench.pull("topLeft", by: Point(-90, -300))
    #expect(try bench.rect("x") == Rect(10, 0, 150, 150))
  }

  @Test func theLeastSizeIs16Points() throws {
    let bench = try bench()
    try bench.pull("bottomRight", by: Point(-99, -300))
    #expect(try bench.rect("x") == Rect(100, 100, 116, 116))
  }

  @Test func whatHasPointsIsScaledWithThem() throws {
    let bench = try bench(.ink, Rect(48, 98, 102, 182)) {
      $0.border.width = 4
      $0.strokes = [[Point(50, 100), Point(75, 180), Point(100, 120)]]
    }
    try bench.view.choose(.annotations([SelectedAnnotation(id: "x", pageIndex: 0)]))
    let before = try #require(try bench.annotation("x"))
    try bench.pull("right", by: Point(60, 0))
    let after = try #require(try bench.annotation("x"))
    let inner = try #require(Rect(around: after.strokes.joined()))
    #expect((inner.x0 - 50).magnitude < 0.01 && (inner.x1 - 160).magnitude < 0.01)
    #expect((inner.y0 - 100).magnitude < 0.01 && (inner.y1 - 180).magnitude < 0.01)
    #expect((after.rect.x1 - before.rect.x1 - 60).magnitude < 0.5)
  }

  @Test(arguments: [AnnotationType.text, .fileAttachment, .sound])
  func whatHasAFixedSizeHasNoHandles(_ type: AnnotationType) throws {
    let bench = try bench(type, Rect(100, 100, 120, 120))
    #expect(bench.selectedIDs == ["x"])
    #expect(try bench.handles().isEmpty)
  }

  @Test func aRedactionOfTextStaysOnIt() throws {
    let bench = try Bench("simple.pdf", tool: .annotationEdit)
    let quads = try bench.document.page(0).text().quads(of: 10..<20)
    let rect = try #require(quads.first?.bounds)
    try bench.add(.redact, "x", rect) { $0.quads = quads }
    try bench.tap(rect.center)
    #expect(bench.selectedIDs == ["x"])
    #expect(try bench.handles().isEmpty)
    try bench.drag([rect.center, rect.center + Point(50, 50)])
    #expect(bench.undoNames == ["Add redact"])
  }

  @Test func aRedactionOfAnAreaMovesAndGrows() throws {
    let area = Rect(100, 100, 200, 180)
    let bench = try bench(.redact, area) { $0.quads = [Quad(area)] }
    let quads = { try bench.annotation("x")?.quads }
    try bench.pull("bottomRight", by: Point(30, 60))
    #expect(try quads() == [Quad(Rect(100, 100, 230, 240))])
    try bench.drag([Point(160, 160), Point(140, 190)])
    #expect(try quads() == [Quad(Rect(80, 130, 210, 270))])
    #expect(bench.undoNames == ["Add redact", "Resize redact", "Move redact"])
    #expect(try bench.rect("x") == Rect(79.5, 129.5, 210.5, 270.5))
  }

  @Test func whatKeepsItsSizeAtEveryZoomOnlyMoves() throws {
    let bench = try bench(.square) { $0.flags = [.print, .noZoom] }
    try bench.pull("topLeft", by: Point(-50, -20))
    let rect = try #require(try bench.rect("x"))
    #expect(rect.size == Size(100, 80))
    #expect(rect.origin == Point(50, 80))
  }

  @Test func aDragThatIsCancelledChangesNothing() throws {
    let bench = try bench()
    let before = try bench.view.overlay()
    try bench.beginDrag([Point(200, 180), Point(260, 300)])
    #expect(bench.state == "annotationEdit.resizing")
    #expect(try bench.step(.cancelled, from: Point(200, 180), to: Point(260, 300)).isHandled)
    #expect(bench.state == "annotationEdit.selected")
    #expect(try bench.view.overlay() == before)
    try bench.beginDrag([Point(200, 180), Point(260, 300)])
    #expect(bench.view.run("cancel").isHandled)
    #expect(bench.state == "annotationEdit.selected")
    _ = try bench.step(.ended, from: Point(200, 180), to: Point(260, 300))
    #expect(bench.undoNames == ["Add square"])
  }

  @Test(arguments: 0..<4)
  func turnedPagesAreAsTheyAreShown(_ page: Int) throws {
    let bench = try Bench("rotated.pdf", tool: .annotationEdit)
    try bench.add(.square, "x", Rect(60, 60, 120, 100), page: page)
    try bench.tap(Point(90, 80), page: page)
    try bench.pull("bottomRight", by: Point(30, 50), page: page)
    let rect = try #require(try bench.rect("x", page: page))
    #expect((rect.x0 - 60).magnitude < 0.01 && (rect.y0 - 60).magnitude < 0.01)
    #expect((rect.x1 - 150).magnitude < 0.01 && (rect.y1 - 150).magnitude < 0.01)
  }

  @Test(arguments: 0..<3)
  func pagesWithAnotherOriginAreAsTheyAreShown(_ page: Int) throws {
    let bench = try Bench("cropped.pdf", tool: .annotationEdit)
    try bench.add(.circle, "x", Rect(10, 20, 50, 80), page: page)
    try bench.tap(Point(30, 50), page: page)
    try bench.pull("topLeft", by: Point(-500, -500), page: page)
    let rect = try #require(try bench.rect("x", page: page))
    #expect(rect.x0.magnitude < 0.01 && rect.y0.magnitude < 0.01)
    #expect((rect.x1 - 50).magnitude < 0.01 && (rect.y1 - 80).magnitude < 0.01)
  }
}
