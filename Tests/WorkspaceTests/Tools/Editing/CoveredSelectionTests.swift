// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

/// A selected annotation under another one.
@Suite struct CoveredSelectionTests {
  private func bench(_ pointer: PointerType = .mouse) throws -> Bench {
    let bench = try Bench(tool: .annotationEdit)
    bench.pointer = pointer
    let fill: (inout Annotation) -> Void = { $0.interiorColor = Color(red: 1, green: 0, blue: 0) }
    try bench.add(.square, "lower", Rect(100, 200, 200, 300), fill)
    try bench.tap(Point(150, 250))
    try bench.add(.square, "upper", Rect(110, 210, 210, 310), fill)
    #expect(bench.selectedIDs == ["lower"])
    return bench
  }

  @Test(arguments: [PointerType.mouse, .pen, .touch])
  func aDragMovesIt(_ pointer: PointerType) throws {
    let bench = try bench(pointer)
    let sample = try bench.sample(Point(150, 250))
    #expect(try bench.view.explain(.drag, at: sample).wouldDo == .transformAnnotation)
    try bench.drag([Point(150, 250), Point(160, 260), Point(170, 270)])
    #expect(try bench.rect("lower") == Rect(120, 220, 220, 320))
    #expect(try bench.rect("upper") == Rect(110, 210, 210, 310))
    #expect(bench.selectedIDs == ["lower"])
  }

  @Test func aTapSelectsTheOther() throws {
    let bench = try bench()
    try bench.tap(Point(150, 250))
    #expect(bench.selectedIDs == ["upper"])
  }
}

/// Shapes that extend in only one direction.
@Suite struct StraightShapeTests {
  private let across = [Point(100, 200), Point(140, 200), Point(180, 200)]
  private let down = [Point(100, 200), Point(100, 240), Point(100, 280)]

  @Test(arguments: [true, false])
  func aStrokeIsResizedAlongItself(_ isAcross: Bool) throws {
    let bench = try Bench(tool: .annotationEdit)
    let points = isAcross ? across : down
    try bench.add(.ink, "x", Rect(99, 199, isAcross ? 181 : 101, isAcross ? 201 : 281)) {
      $0.strokes = [points]
      $0.color = Color(red: 0, green: 0, blue: 1)
    }
    try bench.tap(points[1])
    try bench.pull(isAcross ? "right" : "bottom", by: isAcross ? Point(40, 0) : Point(0, 40))
    let stroke = try #require(try bench.annotations().first?.strokes.first)
    let (first, last) = (try #require(stroke.first), try #require(stroke.last))
    let extent = last - first
    #expect(abs((isAcross ? extent.x : extent.y) - 120) < 0.1)
    #expect(abs(isAcross ? extent.y : extent.x) < 0.01)
    #expect(abs(isAcross ? first.y - 200 : first.x - 100) < 0.1)
  }
}
