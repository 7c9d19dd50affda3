// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Geometry
import Interaction
import Testing

@Suite struct LongStrokeTests {
  /// A scribble of small waves.
  private func scribble(_ count: Int) -> [Point] {
    (0..<count).map { index in
      let turn = Double(index) / 40
      let radius = 20 + 110 * Double(index) / Double(count)
      return Point(
        150 + radius * cos(turn) + sin(Double(index)),
        200 + radius * sin(turn) + cos(Double(index)))
    }
  }

  @Test func theWholeOfALongStrokeIsKept() throws {
    let bench = try Bench(tool: .freehand)
    let points = scribble(50_000)
    try bench.drag(points)
    let stroke = try #require(try bench.annotations().first?.strokes.first)
    #expect(stroke.count > 40_000)
  }

  @Test func itsPreviewIsShortAndKeepsNearIt() throws {
    let bench = try Bench(tool: .freehand)
    for count in [100, 5_000, 50_000] {
      let points = scribble(count)
      let item = try #require(try bench.beginDrag(points).overlay?.first)
      guard case .path(let lines, _) = item.shape, let line = lines.first else {
        Issue.record("There is no path.")
        return
      }
      #expect(line.count <= (count > 5_000 ? 8000 : 2000))
      // Each time that the preview leaves out more, it may stray by as much more.
      let tolerance = count > 5_000 ? 7.5 : count > 100 ? 3.5 : 0.5
      let preview = Polyline(line)
      for index in stride(from: 0, to: count, by: 97) {
        #expect(preview.distance(to: points[index]) <= tolerance)
      }
      _ = try bench.step(.cancelled, from: points[0], to: points[0])
    }
  }

  @Test func aStraightLinesPreviewHasTwoPoints() throws {
    let bench = try Bench(tool: .freehand)
    let report = try bench.beginDrag(
      (0...400).map { Point(50 + Double($0) / 2, 100 + Double($0) / 4) })
    let expected = [Point(50, 100), Point(250, 200)]
    #expect(report.overlay?.first?.shape == .path([expected], isClosed: false))
  }

  @Test func aPreviewTurnsBackWhereTheLineDoes() throws {
    let bench = try Bench(tool: .freehand)
    let there = (0...100).map { Point(100 + Double($0), 100) }
    let report = try bench.beginDrag(there + there.reversed().dropFirst().dropLast(50))
    let expected = [Point(100, 100), Point(200, 100), Point(150, 100)]
    #expect(report.overlay?.first?.shape == .path([expected], isClosed: false))
  }
}
