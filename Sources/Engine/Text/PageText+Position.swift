// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// The position in a page's text for a point.
public struct TextHit: Hashable, Sendable {
  /// The nearest character.
  public var character: Int
  /// The caret before or after the character, whichever is nearer.
  public var caret: Int
  /// The distance from the point to the character's box; 0 inside.
  public var distance: Double
}

extension PageText {
  /// The text at a point or, within the tolerance, nearest to it: the nearest column is chosen first,
  /// then the line that is nearest vertically, then the character, so that a point in a margin stays
  /// in its column, and one after the end of a line in its line.
  public func position(at point: Point, tolerance: Double = .infinity) -> TextHit? {
    guard point.isFinite, point.x.magnitude < 1e7, point.y.magnitude < 1e7,
      let hit = nearest(to: point)
    else { return nil }
    return hit.distance <= tolerance ? hit : nil
  }

  private func nearest(to point: Point) -> TextHit? {
    var best: (hit: TextHit, column: Double, height: Double)?
    for column in columns {
      let away = column.rect.distance(to: point)
      if let best, away > best.column { continue }
      for line in lines[column.lines] {
        let height = line.box.distance(across: line.across(point))
        if let best, (best.column, best.height) < (away, height) { continue }
        let hit = hit(point, in: line)
        // If several lines are at this height, the one with a character there wins.
        if let best, (best.column, best.height, best.hit.distance) <= (away, height, hit.distance) {
          continue
        }
        best = (hit, away, height)
      }
    }
    return best?.hit
  }

  func hit(_ point: Point, in line: TextLineRecord) -> TextHit {
    let along = line.along(point)
    let across = line.across(point)
    var best = (index: line.range.lowerBound, away: Float.infinity)
    for index in line.range {
      let box = characters[index].box
      let away = max(box.along0 - along, along - box.along1, 0)
      if away < best.away { best = (index, away) }
    }
    let character = characters[best.index]
    let isInFirstHalf = along < (character.box.along0 + character.box.along1) / 2
    var reach = character.box
    reach.across0 = line.box.across0
    reach.across1 = line.box.across1
    return TextHit(
      character: best.index,
      caret: isInFirstHalf == character.isRightToLeft ? best.index + 1 : best.index,
      distance: reach.distance(along: along, across: across))
  }
}
