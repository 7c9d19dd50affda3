// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Testing

@testable import Interaction

/// Overlays of strokes that are being drawn.
@Suite struct PathGrowthTests {
  private func wave(_ count: Int, from first: Int = 0) -> [Point] {
    (first..<first + count).map { Point(Double($0) * 1.2345678, Double($0 * $0 % 97) / 3) }
  }

  private func path(_ lines: [[Point]], role: OverlayRole = .preview) -> OverlayItem {
    OverlayItem(.path(lines, isClosed: false), role: role, pageIndex: 0)
  }

  /// The number of points that a patch tells; `nil` if it has no grown path.
  private func told(_ patch: OverlayPatch) -> Int? {
    for part in patch.parts {
      if case .grown(_, _, let lines) = part { return lines.joined().count }
    }
    return nil
  }

  /// Applies a patch as a client does.
  private func applied(_ patch: OverlayPatch, to old: [OverlayItem]) -> [OverlayItem] {
    patch.parts.flatMap { part -> [OverlayItem] in
      switch part {
      case .kept(let from, let count, _): return Array(old[from..<from + count])
      case .new(let items): return items
      case .grown(let from, let keeping, let added):
        var item = old[from]
        guard case .path(var lines, false) = item.shape else { return [] }
        lines[lines.count - 1] = lines[lines.count - 1].prefix(keeping) + added[0]
        item.shape = .path(lines + added.dropFirst(), isClosed: false)
        return [item]
      }
    }
  }

  @Test func aStrokeThatGoesOnIsToldByItsNewPoints() {
    var old = [path([wave(100)]).rounded]
    for count in stride(from: 104, through: 2000, by: 4) {
      // The newest point was only predicted, and comes out differently.
      let new = [path([wave(count - 1) + [Point(0, Double(count))]])]
      let patch = OverlayPatch(from: old, to: new)
      #expect(patch.hasGrowth)
      #expect((told(patch) ?? .max) <= 6)
      #expect(patch.result == new.map(\.rounded))
      #expect(applied(patch, to: old) == patch.result)
      old = patch.result
    }
  }

  @Test func anotherStrokeFollowsTheOnesBefore() {
    let old = [path([wave(40), wave(50)]).rounded, path([wave(3)], role: .selection).rounded]
    let new = [path([wave(40), wave(50), wave(9)]), path([wave(3)], role: .selection)]
    let patch = OverlayPatch(from: old, to: new)
    #expect(told(patch) == 9)
    #expect(patch.result == new.map(\.rounded))
    #expect(applied(patch, to: old) == patch.result)
  }

  @Test func whatChangedOrIsShortIsToldAnew() {
    let old = [path([wave(40), wave(50)]).rounded]
    let others = [
      [path([wave(40), wave(20) + wave(40, from: 300)])], [path([wave(39), wave(60)])],
      [path([wave(40)])], [path([wave(40), wave(60)], role: .selection)],
      [OverlayItem(.path([wave(40), wave(60)], isClosed: true), role: .preview, pageIndex: 0)],
    ]
    for new in others {
      let patch = OverlayPatch(from: old, to: new)
      #expect(!patch.hasGrowth)
      #expect(patch.result == new.map(\.rounded))
    }
    let short = OverlayPatch(from: [path([wave(5)]).rounded], to: [path([wave(9)])])
    #expect(!short.hasGrowth)
  }
}
