// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Testing

/// The lines that a page shows, and what is near a point of them.
@Suite struct SegmentTests {
  private func page(
    _ content: String, entries: String = "", _ body: (Page) throws -> Void
  ) throws {
    var pdf = MinimalPDF([], entries: entries)
    pdf.content = content
    try body(pdf.open().page(0))
  }

  @Test func rectanglesHaveFourSidesInPageSpace() throws {
    try page("50 100 200 80 re S") { page in
      let segments = try page.segments()
      #expect(segments.count == 4)
      #expect(segments.snap(Point(52, 198), within: 5) == SnapPoint(Point(50, 200), .corner))
      #expect(segments.snap(Point(149, 202), within: 5) == SnapPoint(Point(150, 200), .midpoint))
      #expect(segments.snap(Point(80, 202), within: 5) == SnapPoint(Point(80, 200), .edge))
      #expect(segments.snap(Point(150, 160), within: 5) == nil)
    }
  }

  @Test func crossingsCount() throws {
    try page("0 100 m 200 200 l S 0 200 m 150 90 l S") { page in
      let snap = try #require(try page.segments().snap(Point(79, 157), within: 8))
      #expect(snap.kind == .intersection)
      #expect(snap.point.distance(to: Point(81.08, 159.46)) < 0.01)
    }
  }

  @Test func curvesHaveCornersAtTheirEndsAlone() throws {
    try page("100 100 m 100 200 300 200 300 100 c S") { page in
      let segments = try page.segments()
      #expect(segments.count == 8)
      #expect(segments.snap(Point(101, 201), within: 4)?.kind == .corner)
      #expect(segments.snap(Point(200, 124), within: 4)?.kind == .edge)
    }
  }

  @Test func whatIsClippedMaskedOrClearIsLeftOut() throws {
    try page("0 0 50 50 re W n 100 100 m 200 200 l S") { page in
      #expect(try page.segments().isEmpty)
    }
    try page("10 10 m 10 10 l S") { page in #expect(try page.segments().isEmpty) }
  }

  @Test func aPageThatDrawsWithoutEndIsCutShort() throws {
    let lines = (0..<60_000).map { "\($0 % 400) 0 m \($0 % 397) 300 l S" }
    try page(lines.joined(separator: "\n")) { page in
      let segments = try page.segments()
      #expect(segments.count == 50_000)
      #expect(segments.snap(Point(200, 150), within: 8) != nil)
    }
  }

  @Test func rotatedPagesAreReadAsShown() throws {
    try page("50 100 m 250 100 l S", entries: "/Rotate 90") { page in
      #expect(try page.segments().snap(Point(101, 51), within: 4)?.point == Point(100, 50))
    }
  }

  @Test func aCancelledReadingSaysSo() throws {
    try page("50 100 m 250 100 l S") { page in
      let cancellation = Cancellation()
      cancellation.cancel()
      #expect(throws: EngineError.self) { try page.segments(cancellation: cancellation) }
      #expect(try page.segments().count == 1)
    }
  }

  /// The grid finds what a search through all lines finds.
  @Test func theGridMissesNothing() {
    var generator = SplitMix(state: 7)
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

extension SnapPoint {
  fileprivate init(_ point: Point, _ kind: Kind) {
    self.init(point: point, kind: kind)
  }
}

/// SplitMix64: the same numbers in every run.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
