// SPDX-License-Identifier: AGPL-3.0-or-later

/// Two pieces of text that may belong together.
struct TextLink {
  var first: Int
  var second: Int
  /// The distance between the pieces, in ems.
  private var distance: Float

  /// The links between nearby pieces (sorted by upper edge), the nearest first. The gaps of a table
  /// separate nothing, however wide they are.
  static func links(between pieces: [TextPiece], over gaps: [TextGutter]) -> [TextLink] {
    var links: [TextLink] = []
    for (first, piece) in pieces.enumerated() {
      // A table with very many cells in a row is connected enough through the first ones.
      for second in pieces.indices[(first + 1)...].prefix(300) {
        let other = pieces[second]
        if other.box.across0 > piece.box.across1 + farBelow * piece.em { break }
        if let distance = piece.distance(to: other, over: gaps) {
          links.append(TextLink(first: first, second: second, distance: distance))
        }
      }
    }
    return links.sorted { ($0.distance, $0.first, $0.second) < ($1.distance, $1.first, $1.second) }
  }

  /// The largest distances at which pieces are linked, in ems. They are the distances below a piece,
  /// below it in the same column, and beside it. The first is slightly more than the space above a
  /// heading.
  fileprivate static let below: Float = 2
  fileprivate static let farBelow: Float = 4
  fileprivate static let beside: Float = 3
}

extension TextPiece {
  /// The distance in ems; `nil` if the other piece, which must not begin higher, is not linked.
  fileprivate func distance(to other: TextPiece, over gaps: [TextGutter]) -> Float? {
    let em = min(em, other.em)
    let aside = max(box.along0, other.box.along0) - min(box.along1, other.box.along1)
    if aside < 0 {
      let distance = max(other.box.across0 - box.across1, 0) / em
      let isSteady = isWithin(other) || other.isWithin(self)
      return distance <= (isSteady ? TextLink.farBelow : TextLink.below) ? distance : nil
    }
    let shared = min(box.across1, other.box.across1) - max(box.across0, other.box.across0)
    guard shared > 0.5 * min(box.height, other.box.height) else { return nil }
    let distance = aside / em
    if distance <= TextLink.beside { return distance }
    let middle = (max(box.along0, other.box.along0) + min(box.along1, other.box.along1)) / 2
    let isCell = gaps.contains { $0.along.contains(middle) && stands(in: $0.across) }
    return isCell ? TextLink.beside : nil
  }

  /// Whether it extends no further sideways than another piece. An em more on either side is allowed.
  private func isWithin(_ other: TextPiece) -> Bool {
    box.along0 >= other.box.along0 - em && box.along1 <= other.box.along1 + em
  }
}
