// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

public enum CaretTarget: Hashable, Sendable {
  case on(Int)
  case beforePage
  case behindPage
}

extension PageText {
  /// The caret a character or word further in the visual direction: in right-to-left text, a step to
  /// the right goes back.
  public func caret(_ caret: Int, toRight: Bool, byWord: Bool) -> CaretTarget {
    let caret = min(max(caret, 0), count)
    let isBackward =
      characters.indices.contains(caret) && characters[caret].isRightToLeft
      || caret == count && characters.last?.isRightToLeft == true
    return toRight != isBackward
      ? forward(from: caret, byWord: byWord) : backward(from: caret, byWord: byWord)
  }

  /// The caret in the line above or below that is nearest to the same horizontal position.
  ///
  /// - Parameter isEnd: whether the caret belongs to the character before it, perhaps at the end of
  ///   that character's line, and not to the character after it.
  public func caret(_ caret: Int, inNextLine isDown: Bool, isEnd: Bool) -> CaretTarget {
    let isEnd = isEnd && caret > 0 || caret >= count
    let edge = isEnd ? trailingEdge(of: caret - 1) : leadingEdge(of: caret)
    guard let edge, let index = lineIndex(of: isEnd ? caret - 1 : caret) else {
      return isDown ? .behindPage : .beforePage
    }
    let next = isDown ? index + 1 : index - 1
    guard lines.indices.contains(next) else { return isDown ? .behindPage : .beforePage }
    let line = lines[next]
    let along = line.along((edge.upper + edge.lower) * 0.5)
    let across = (line.box.across0 + line.box.across1) / 2
    return .on(hit(line.point(along, across), in: line).caret)
  }

  /// The caret in the first or last line that is nearest to a point, measured along the line.
  public func caret(inOutermostLine isFirst: Bool, at point: Point) -> Int {
    guard let line = isFirst ? lines.first : lines.last else { return 0 }
    let across = (line.box.across0 + line.box.across1) / 2
    return hit(line.point(line.along(point), across), in: line).caret
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
