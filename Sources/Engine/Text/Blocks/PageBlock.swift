// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// A block of a page in the layout that a reader sees: a column of text, or a picture.
public struct PageBlock: Hashable, Sendable {
  public enum Kind: String, Sendable { case text, image }

  public var kind: Kind
  /// The rectangle in page space.
  public var rect: Rect
  /// Whether the lines of text run vertically on the page as shown.
  public var isSideways: Bool

  public init(kind: Kind, rect: Rect, isSideways: Bool = false) {
    self.kind = kind
    self.rect = rect
    self.isSideways = isSideways
  }
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

  /// The block at a point in page space or, within the tolerance, nearest to it.
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

/// Merges pictures into the ones that a reader sees: many are stored in strips or tiles.
enum PictureGroups {
  /// The rectangles of the pictures that are large enough to notice, with touching ones merged.
  static func rects(of pictures: [Rect]) -> [Rect] {
    var groups: [Rect] = []
    for picture in pictures.prefix(1000) {
      var group = picture
      while let index = groups.firstIndex(where: { $0.intersects(group.grown(by: 1)) }) {
        group = group.union(groups.remove(at: index))
      }
      groups.append(group)
    }
    return groups.filter { min($0.width, $0.height) >= leastSide }
  }

  /// The least side in points. Anything smaller is a rule, a bullet or an icon.
  private static let leastSide = 16.0
}

extension PageText {
  /// The columns of the page's text as blocks; empty if the page has an excessive number of text
  /// pieces.
  var columnBlocks: [PageBlock] {
    let groups = Dictionary(grouping: lines, by: TextHeading.init)
    return groups.values.flatMap { lines -> [PageBlock] in
      guard let frame = lines.first else { return [] }
      let pieces = lines.flatMap { TextPiece.pieces(of: $0, characters) }
      guard pieces.count <= 12_000 else { return [] }
      return TextClusters(pieces.sorted { $0.box.across0 < $1.box.across0 }).boxes.map { box in
        PageBlock(
          kind: .text, rect: frame.quad(box).bounds,
          isSideways: frame.directionY.magnitude > frame.directionX.magnitude)
      }
    }
  }
}

/// The direction of a line, rounded so that similar directions compare equal.
private struct TextHeading: Hashable {
  let x: Int
  let y: Int

  init(_ line: TextLineRecord) {
    x = Int((line.directionX * 512).rounded())
    y = Int((line.directionY * 512).rounded())
  }
}
