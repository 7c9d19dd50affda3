// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// The text of a page in reading order, with its positions. The position of each character is in page
/// space.
///
/// Characters are counted from 0 in reading order; line ends are not characters. A *caret* is a
/// position between characters: caret `n` is before character `n`, caret `count` at the end. The order
/// is that of the page's content stream, grouped by MuPDF into blocks and lines. Ligatures are spelled
/// out; a hyphen that divides a word at the end of a line is a character, but extracted text omits it.
public final class PageText: Sendable {
  public let pageIndex: Int
  let characters: [TextCharacter]
  let lines: [TextLineRecord]
  let blocks: [TextBlockRecord]
  /// The columns of text, each of one or several blocks.
  let columns: [TextColumn]
  /// Whether the page certainly has no hidden text, nor words in pieces: ``Page/allText(cancellation:)``
  /// would be the same.
  let showsAll: Bool

  init(
    pageIndex: Int, characters: [TextCharacter], lines: [TextLineRecord],
    blocks: [TextBlockRecord], showsAll: Bool
  ) {
    self.showsAll = showsAll
    self.pageIndex = pageIndex
    self.characters = characters
    self.lines = lines
    self.blocks = blocks
    columns = TextColumn.columns(of: blocks, lines)
  }

  public var count: Int { characters.count }
  public var isEmpty: Bool { characters.isEmpty }

  /// The rectangles of the page's pictures.
  public var images: [Rect] { blocks.filter(\.isImage).map(\.rect) }

  /// Whether two lines are joined without a space. This holds for lines of Chinese and Japanese text
  /// (CSS Text 3, 4.1.3).
  func areJoined(_ end: Int, _ start: Int) -> Bool {
    characters.indices.contains(end - 1) && characters.indices.contains(start)
      && characters[end - 1].scalar.isWide && characters[start].scalar.isWide
  }

  /// The part of a range that is within the page's text.
  func clamp(_ range: Range<Int>) -> Range<Int> { range.clamped(to: 0..<characters.count) }

  /// The line of a character; `nil` on a page without text. An index out of range gives the first or
  /// last line.
  func lineIndex(of character: Int) -> Int? {
    guard !lines.isEmpty else { return nil }
    var low = 0
    var high = lines.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle].range.lowerBound <= character { low = middle } else { high = middle }
    }
    return low
  }
}

/// A position between two characters of a document.
public struct TextPosition: Hashable, Comparable, Sendable {
  public var pageIndex: Int
  /// A caret of the page's ``PageText``.
  public var offset: Int

  public init(pageIndex: Int, offset: Int) {
    self.pageIndex = pageIndex
    self.offset = offset
  }

  public static func < (a: TextPosition, b: TextPosition) -> Bool {
    (a.pageIndex, a.offset) < (b.pageIndex, b.offset)
  }
}

extension PageText {
  /// The characters under text markup: from the first to the last with its middle in one of the quads;
  /// `nil` if there are none.
  public func range(markedBy quads: [Quad]) -> Range<Int>? {
    var found: Range<Int>?
    let boxes = SortedBoxes(quads.map(\.bounds))
    for line in lines {
      let touching = boxes.near(line.rect).map { quads[$0] }
      guard !touching.isEmpty else { continue }
      for character in line.range {
        let box = characters[character].box
        let middle = line.point((box.along0 + box.along1) / 2, (box.across0 + box.across1) / 2)
        guard touching.contains(where: { $0.contains(middle) }) else { continue }
        found = (found?.lowerBound ?? character)..<character + 1
      }
    }
    return found
  }
}

extension PageText {
  /// A side of a character, as two points. It runs from the upper to the lower end in its line's frame.
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
