// SPDX-License-Identifier: AGPL-3.0-or-later

/// Joins pieces of text into columns: the nearest pieces first, never across a gutter, and never a
/// piece that crosses one.
struct TextClusters {
  /// The bounds of each column.
  var boxes: [TextBox] {
    clusters.indices.filter { parents[$0] == $0 }.map { clusters[$0].box }
  }

  private var parents: [Int]
  private var clusters: [Cluster]
  private let gutters: [TextGutter]

  /// - Parameter pieces: sorted by upper edge.
  init(_ pieces: [TextPiece]) {
    let judged = GutterClassifier(TextGutter.gutters(between: pieces), between: pieces)
    gutters = judged.dividing
    parents = Array(pieces.indices)
    clusters = pieces.map { [gutters = judged.dividing] in Cluster($0, beside: gutters) }
    for link in TextLink.links(between: pieces, over: judged.inTables) {
      join(root(of: link.first), root(of: link.second))
    }
  }

  private mutating func join(_ a: Int, _ b: Int) {
    guard a != b else { return }
    let union = clusters[a].union(clusters[b])
    guard union.respects(gutters) else { return }
    clusters[a] = union
    parents[b] = a
  }

  private mutating func root(of piece: Int) -> Int {
    var index = piece
    while parents[index] != index {
      parents[index] = parents[parents[index]]
      index = parents[index]
    }
    return index
  }
}

private struct Cluster {
  var box: TextBox
  var em: Float
  /// The gutters to the right of pieces in this cluster. Each gutter has one bit.
  var left: UInt64 = 0
  var right: UInt64 = 0

  init(_ piece: TextPiece, beside gutters: [TextGutter]) {
    box = piece.box
    em = piece.em
    for (bit, gutter) in gutters.enumerated() where piece.stands(in: gutter.across) {
      let isLeft = box.along0 + box.along1 < 2 * gutter.middle
      if isLeft { left |= 1 << bit } else { right |= 1 << bit }
    }
  }

  func union(_ other: Cluster) -> Cluster {
    var union = self
    union.box.formUnion(other.box)
    union.em = max(em, other.em)
    union.left |= other.left
    union.right |= other.right
    return union
  }

  func respects(_ gutters: [TextGutter]) -> Bool {
    guard left & right == 0 else { return false }
    return gutters.enumerated().allSatisfy { bit, gutter in
      if left >> bit & 1 != 0, box.along1 > gutter.along.upperBound { return false }
      return right >> bit & 1 == 0 || box.along0 >= gutter.along.lowerBound
    }
  }
}
