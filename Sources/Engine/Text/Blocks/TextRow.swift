// SPDX-License-Identifier: AGPL-3.0-or-later

/// The text at one height of a page.
struct TextRow {
  var height: Float
  /// The size of the smallest text in the row.
  var em: Float
  /// The spans without text, from left to right.
  var free: [FreeSpan]

  /// Makes the rows of pieces that are sorted from the top. A row runs through the middle of each piece
  /// that no nearby row covers.
  static func rows(of pieces: [TextPiece]) -> [TextRow] {
    let height = (pieces.map(\.middle).max() ?? 0) - (pieces.map(\.middle).min() ?? 0)
    var rows: [TextRow] = []
    var waiting = pieces.sorted { $0.top < $1.top }[...]
    var met: [TextPiece] = []
    for piece in pieces.sorted(by: { $0.middle < $1.middle }) {
      let middle = piece.middle
      if let last = rows.last, middle - last.height < max(0.2 * piece.em, height / 2000) {
        continue
      }
      while let next = waiting.first, next.top <= middle {
        met.append(next)
        waiting.removeFirst()
      }
      met.removeAll { $0.bottom < middle }
      rows.append(TextRow(middle, through: met.suffix(400)))
    }
    return rows
  }

  private init(_ height: Float, through pieces: some Sequence<TextPiece>) {
    self.height = height
    em = pieces.map(\.em).min() ?? 1
    free = []
    var end = -Float.greatestFiniteMagnitude
    for piece in pieces.sorted(by: { $0.box.along0 < $1.box.along0 }) {
      if piece.box.along0 > end {
        free.append(FreeSpan(span: end...piece.box.along0, isBetweenText: !free.isEmpty))
      }
      end = max(end, piece.box.along1)
    }
    free.append(FreeSpan(span: end...Float.greatestFiniteMagnitude, isBetweenText: false))
  }
}

extension TextPiece {
  // The boxes of tightly set lines overlap, so their edges do not count.
  fileprivate var top: Float { box.across0 + box.height / 5 }
  fileprivate var bottom: Float { box.across1 - box.height / 5 }
}
