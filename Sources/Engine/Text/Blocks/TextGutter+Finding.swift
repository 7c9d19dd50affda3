// SPDX-License-Identifier: AGPL-3.0-or-later

extension TextGutter {
  /// The gutters between pieces (sorted from the top), unordered; if there are very many, the longest.
  ///
  /// The page is scanned in rows from the top. In each row, a gutter continues as far as the row is
  /// free there, and a new one begins at each gap without a continuing gutter.
  static func gutters(between pieces: [TextPiece]) -> [TextGutter] {
    var open: [TextGutter] = []
    var closed: [TextGutter] = []
    for row in TextRow.rows(of: pieces) {
      open = open.compactMap { gutter in
        var longer = gutter
        if longer.goOn(through: row.free, at: row.height, em: row.em) { return longer }
        closed.append(gutter)
        return nil
      }
      for gap in row.free where gap.isBetweenText && gap.width >= TextPiece.leastGap * row.em {
        let isTaken = open.contains { gap.overlap(with: $0.along) >= leastWidth * row.em }
        if !isTaken { open.append(TextGutter(along: gap.span, at: row.height, em: row.em)) }
      }
    }
    return Array((closed + open).filter(\.isSound).sorted { $0.length > $1.length }.prefix(32))
  }
}
