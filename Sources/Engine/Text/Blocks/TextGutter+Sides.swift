// SPDX-License-Identifier: AGPL-3.0-or-later

/// Distinguishes gutters between columns from gaps in a table, a list or a diagram.
struct GutterClassifier {
  private(set) var dividing: [TextGutter]
  private(set) var inTables: [TextGutter] = []

  /// The worst gutter is removed first, because the text beside it then counts as one side for the
  /// others. If two are equally bad and share the narrow side, the smaller one is the gap of a list.
  init(_ gutters: [TextGutter], between pieces: [TextPiece]) {
    dividing = gutters
    while true {
      let scores = dividing.indices.map { score($0, pieces) }
      let order = dividing.indices.min {
        (scores[$0], dividing[$0].size) < (scores[$1], dividing[$1].size)
      }
      guard let worst = order, scores[worst] < 1 else { return }
      inTables.append(dividing.remove(at: worst))
    }
  }

  /// At least 1 if the text on both sides is a column: wide enough to be read as one, with lines that
  /// mostly fill it.
  private func score(_ index: Int, _ pieces: [TextPiece]) -> Float {
    let gutter = dividing[index]
    let beside = dividing.indices.filter { $0 != index && dividing[$0].isBeside(gutter) }
      .map { dividing[$0].middle }
    let left = beside.filter { $0 < gutter.middle }.max() ?? -.greatestFiniteMagnitude
    let right = beside.filter { $0 > gutter.middle }.min() ?? .greatestFiniteMagnitude
    let row = pieces.filter { $0.stands(in: gutter.across) }
    return min(
      Self.score(row.filter { $0.box.along0 >= left && $0.box.along1 <= gutter.middle }, gutter.em),
      Self.score(row.filter { $0.box.along1 <= right && $0.box.along0 >= gutter.middle }, gutter.em)
    )
  }

  private static func score(_ side: [TextPiece], _ em: Float) -> Float {
    let start = side.map(\.box.along0).min() ?? 0
    let width = (side.map(\.box.along1).max() ?? 0) - start
    let total = side.reduce(0) { $0 + $1.width }
    guard width > 0, total > 0, em > 0 else { return 0 }
    // The mean weighted by the width of each piece: labels and numbers hardly count.
    let usual = side.reduce(0) { $0 + $1.width * $1.width } / total
    return min(width / (leastColumn * em), usual / (leastFill * width))
  }

  /// The least width of a column, in ems.
  private static let leastColumn: Float = 8
  /// The share of its column that a usual line fills.
  private static let leastFill: Float = 0.5
}

extension TextGutter {
  fileprivate var size: Float { width * length }

  /// Whether at least half of the other gutter's length is beside this one.
  fileprivate func isBeside(_ other: TextGutter) -> Bool {
    let top = max(across.lowerBound, other.across.lowerBound)
    let bottom = min(across.upperBound, other.across.upperBound)
    return bottom - top >= other.length / 2
  }
}
