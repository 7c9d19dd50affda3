// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

public enum CaretTarget: Hashable, Sendable {
  case on(Int)
  case beforePage
  case behindPage
}

/// A caret in a line: the end of a line and the start of the next one are at the same place of the text.
public struct LineCaret: Hashable, Sendable {
  public var offset: Int
  /// Whether it is at the start of its line.
  public var isAtLineStart: Bool
}

extension PageText {
  /// The caret a character or word further in the visual direction: in a line that is read from right to
  /// left, a step to the right goes back, also over its Latin words, so that steps never turn around.
  public func caret(_ caret: Int, toRight: Bool, byWord: Bool) -> CaretTarget {
    let caret = min(max(caret, 0), count)
    let isBackward = lineIndex(of: caret).map { lines[$0].isRightToLeft } ?? false
    return toRight != isBackward
      ? forward(from: caret, byWord: byWord) : backward(from: caret, byWord: byWord)
  }

  /// The nearest caret to a point in the line above or below; `nil` if there is no such line. The
  /// distance is measured along the line. A line is passed over if that is the same place of the text.
  ///
  /// - Parameter isEnd: whether the caret belongs to the character before it, perhaps at the end of
  ///   that character's line, and not to the character after it.
  public func caret(
    _ caret: Int, inNextLine isDown: Bool, isEnd: Bool, at point: Point
  ) -> LineCaret? {
    let isEnd = isEnd && caret > 0 || caret >= count
    guard let index = lineIndex(of: isEnd ? caret - 1 : caret) else { return nil }
    var next = isDown ? index + 1 : index - 1
    while lines.indices.contains(next) {
      let target = self.caret(in: lines[next], at: point)
      if target.offset != caret { return target }
      next += isDown ? 1 : -1
    }
    return nil
  }

  /// The side of a character at which a caret is; `nil` without text.
  ///
  /// - Parameter isEnd: whether the caret belongs to the character before it.
  public func edge(ofCaret caret: Int, isEnd: Bool) -> Edge? {
    isEnd && caret > 0 || caret >= count ? trailingEdge(of: caret - 1) : leadingEdge(of: caret)
  }

  /// The direction of a caret's line. It is a unit vector in page space; `nil` without text.
  ///
  /// - Parameter isEnd: whether the caret belongs to the character before it.
  public func direction(ofLineAt caret: Int, isEnd: Bool) -> Point? {
    let isEnd = isEnd && caret > 0 || caret >= count
    guard let line = lineIndex(of: isEnd ? caret - 1 : caret) else { return nil }
    return Point(Double(lines[line].directionX), Double(lines[line].directionY))
  }

  /// The caret in the first or last line, nearest to a point. The distance is measured along the line.
  public func caret(inOutermostLine isFirst: Bool, at point: Point) -> LineCaret? {
    (isFirst ? lines.first : lines.last).map { caret(in: $0, at: point) }
  }

  private func caret(in line: TextLineRecord, at point: Point) -> LineCaret {
    let across = (line.box.across0 + line.box.across1) / 2
    let offset = hit(line.point(line.along(point), across), in: line).caret
    return LineCaret(offset: offset, isAtLineStart: offset == line.range.lowerBound)
  }

  private func forward(from caret: Int, byWord: Bool) -> CaretTarget {
    guard caret < count else { return .behindPage }
    guard byWord else { return .on(caret + 1) }
    var next = caret
    while next < count, characters[next].scalar.characterClass == .space { next += 1 }
    return .on(next < count ? range(of: .word, at: next).upperBound : count)
  }

  private func backward(from caret: Int, byWord: Bool) -> CaretTarget {
    guard caret > 0 else { return .beforePage }
    guard byWord else { return .on(caret - 1) }
    var previous = caret - 1
    while previous > 0, characters[previous].scalar.characterClass == .space { previous -= 1 }
    return .on(range(of: .word, at: previous).lowerBound)
  }
}

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
      // A space that reaches over a letter, as in tightly justified lines, is behind it.
      let hasOnlySpace =
        away == best.away && characters[best.index].scalar.characterClass == .space
      if away < best.away || hasOnlySpace { best = (index, away) }
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
