// SPDX-License-Identifier: AGPL-3.0-or-later

import TestSupport
import Testing

@testable import Engine

/// The sorted ends give what a look at all lines of the page gives.
@Suite struct LineEndsTests {
  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func theyAreThoseOfAllLines(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let lines = (0..<120).map { _ in
      let (along, across) = (
        Float.random(in: 0...90, using: &random), Float.random(in: 0...200, using: &random)
      )
      let size = Float.random(in: 4...30, using: &random)
      return TextLineRecord(
        range: 0..<0, block: 0, directionX: Bool.random(using: &random) ? 1 : 0, directionY: 0,
        box: TextBox(
          along0: along, along1: along + Float.random(in: 1...60, using: &random), across0: across,
          across1: across + size),
        fontSize: size, isVertical: false, isBidirectional: false, isHyphenated: false)
    }
    let ends = LineEnds(lines)
    var found = 0
    for index in lines.indices.dropLast() {
      let least = lines[index].box.along1 - lines[index].fontSize / 2
      let longest = longest(beside: index, of: lines).flatMap { $0 > least ? $0 : nil }
      #expect(ends.longest(beside: index, beyond: least) == longest)
      if longest != nil { found += 1 }
    }
    #expect(found > 0 && found < 119)
  }

  private func longest(beside index: Int, of lines: [TextLineRecord]) -> Float? {
    let (line, next) = (lines[index], lines[index + 1])
    let others = lines.indices.filter { $0 != index && lines[$0].directionX == line.directionX }
      .map { lines[$0].box }
    let gutter = others.filter {
      $0.along0 >= line.box.along1 && $0.across0 < next.box.across1
        && $0.across1 > line.box.across0
    }.map(\.along0).min()
    return others.filter { $0.along0 < line.box.along1 }.map(\.along1)
      .filter { end in gutter.map { end <= $0 } ?? true }.max()
  }
}
