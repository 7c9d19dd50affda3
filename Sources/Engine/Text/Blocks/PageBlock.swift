// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// A block of a page in the layout that a reader sees: a column of text, or a picture.
public struct PageBlock: Hashable, Sendable {
  public enum Kind: String, Sendable { case text, image }

  public var kind: Kind
  /// The rectangle in page space.
  public var rect: Rect
  /// Whether the lines of text run vertically on the page as shown.
  public var isSideways = false
}

extension Page {
  /// The blocks of the page, unordered; found once, then kept with the page.
  ///
  /// A column ends where something crosses the gutter beside it, such as a title. Contents that cover
  /// more than nine tenths of the page are not a block, and neither is a tiny picture.
  public func blocks() throws(EngineError) -> [PageBlock] {
    if let known = contents.blocks { return known }
    let text = try text()
    let found =
      PictureGroups.rects(of: text.images.compactMap { $0.intersection(bounds) })
      .map { PageBlock(kind: .image, rect: $0) } + text.columnBlocks
    let blocks = found.filter { $0.rect.area <= 0.9 * bounds.area }
    contents.blocks = blocks
    return blocks
  }

  /// The block at a point in page space. If no block is there, it is the nearest one within the
  /// tolerance.
  ///
  /// Text on a picture wins if it takes most of the picture's width; for a label of a diagram, or text
  /// around a picture, the picture wins.
  public func block(at point: Point, tolerance: Double = 0) throws(EngineError) -> PageBlock? {
    let blocks = try blocks()
    let hit = blocks.filter { $0.rect.contains(point) }
    guard !hit.isEmpty else {
      let near = blocks.map { ($0, $0.rect.distance(to: point)) }.min { $0.1 < $1.1 }
      return near.flatMap { $0.1 <= tolerance ? $0.0 : nil }
    }
    let texts = hit.filter { $0.kind == .text }
    let text = texts.filter { !$0.isSmall(beside: texts) }.min { $0.rect.area < $1.rect.area }
    let picture = hit.filter { $0.kind == .image }.min { $0.rect.area < $1.rect.area }
    guard let picture, let text else { return text ?? picture }
    return text.isOn(picture) && !text.isSmall(beside: [picture]) ? text : picture
  }
}

extension PageBlock {
  /// Whether another block is more than three times as wide.
  fileprivate func isSmall(beside others: [PageBlock]) -> Bool {
    others.contains { $0.rect.width > 3 * rect.width }
  }

  /// Whether at least half of the block lies on another one.
  fileprivate func isOn(_ other: PageBlock) -> Bool {
    rect.intersection(other.rect).map { $0.area * 2 >= rect.area } ?? false
  }
}
