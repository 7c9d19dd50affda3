// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import TestSupport
import Testing

@testable import Engine

/// The lines that a page shows, and what is near a point of them.
@Suite struct SegmentTests {
  private func segments(_ content: String, entries: String = "") throws -> PageSegments {
    var pdf = MinimalPDF([], entries: entries)
    pdf.content = content
    return try pdf.open().page(0).segments()
  }

  @Test func rectanglesHaveFourSidesInPageSpace() throws {
    let segments = try segments("50 100 200 80 re S")
    #expect(segments.count == 4)
    #expect(
      segments.snap(Point(52, 198), within: 5) == SnapPoint(point: Point(50, 200), kind: .corner))
    #expect(
      segments.snap(Point(149, 202), within: 5)
        == SnapPoint(point: Point(150, 200), kind: .midpoint))
    #expect(
      segments.snap(Point(80, 202), within: 5) == SnapPoint(point: Point(80, 200), kind: .edge))
    #expect(segments.snap(Point(150, 160), within: 5) == nil)
  }

  @Test func crossingsCount() throws {
    let segments = try segments("0 100 m 200 200 l S 0 200 m 150 90 l S")
    let snap = try #require(segments.snap(Point(79, 157), within: 8))
    #expect(snap.kind == .intersection)
    #expect(snap.point.distance(to: Point(81.08, 159.46)) < 0.01)
  }

  @Test func curvesHaveCornersAtTheirEndsAlone() throws {
    let segments = try segments("100 100 m 100 200 300 200 300 100 c S")
    #expect(segments.count == 8)
    #expect(segments.snap(Point(101, 201), within: 4)?.kind == .corner)
    #expect(segments.snap(Point(200, 124), within: 4)?.kind == .edge)
  }

  @Test func whatIsClippedOrClearIsLeftOut() throws {
    #expect(try segments("0 0 50 50 re W n 100 100 m 200 200 l S").isEmpty)
    #expect(try segments("10 10 m 10 10 l S").isEmpty)
  }

  @Test func aPageThatDrawsWithoutEndIsCutShort() throws {
    let lines = (0..<60_000).map { "\($0 % 400) 0 m \($0 % 397) 300 l S" }
    let segments = try segments(lines.joined(separator: "\n"))
    #expect(segments.count == 50_000)
    #expect(segments.snap(Point(200, 150), within: 8) != nil)
  }

  @Test func rotatedPagesAreReadAsShown() throws {
    let segments = try segments("50 100 m 250 100 l S", entries: "/Rotate 90")
    #expect(segments.snap(Point(101, 51), within: 4)?.point == Point(100, 50))
  }

  @Test func aCancelledReadingSaysSo() throws {
    let document = try MinimalPDF([]).open()
    let page = try document.page(0)
    let cancellation = Cancellation()
    cancellation.cancel()
    #expect(throws: EngineError.self) { _ = try page.segments(cancellation: cancellation) }
    #expect(try page.segments().isEmpty)
  }

  /// The grid finds what a search through all lines finds.
  @Test func theGridMissesNothing() {
    var generator = SplitMix64(seed: 7)
    let bounds = Rect(0, 0, 500, 300)
    func point() -> Point {
      Point(.random(in: -40...540, using: &generator), .random(in: -40...340, using: &generator))
    }
    let all = (0..<300).map { index in
      let start = point()
      // Level and upright ones too.
      let end = [point(), Point(point().x, start.y), Point(start.x, point().y)][index % 3]
      return PageSegment(start, end, startsAtCorner: false, endsAtCorner: false)
    }
    let segments = PageSegments(all, in: bounds)
    for _ in 0..<500 {
      let target = Point(
        .random(in: 5...495, using: &generator), .random(in: 5...295, using: &generator))
      let nearest = all.map { target.distance(toSegmentFrom: $0.start, to: $0.end) }.min() ?? 0
      let snap = segments.snap(target, within: 5)
      #expect((snap != nil) == (nearest <= 5))
    }
  }
}
