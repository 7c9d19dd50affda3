// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

extension PageText {
  /// A side of a character, from the upper to the lower end in its line's frame.
  public typealias Edge = (upper: Point, lower: Point)

  /// The side where reading enters a character: the right side in right-to-left text; `nil` outside
  /// the page's text.
  public func leadingEdge(of character: Int) -> Edge? { edge(of: character, isLeading: true) }

  /// The side where reading leaves a character; `nil` outside the page's text.
  public func trailingEdge(of character: Int) -> Edge? { edge(of: character, isLeading: false) }

  private func edge(of character: Int, isLeading: Bool) -> Edge? {
    guard characters.indices.contains(character), let line = lineIndex(of: character) else {
      return nil
    }
    let (record, box) = (lines[line], characters[character].box)
    let isFirst = isLeading != characters[character].isRightToLeft
    let along = isFirst ? box.along0 : box.along1
    return (record.point(along, box.across0), record.point(along, box.across1))
  }
}
