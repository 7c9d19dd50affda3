// SPDX-License-Identifier: AGPL-3.0-or-later

/// A strip without text between pieces of text on several rows.
struct TextGutter {
  /// The extent from one column to the other.
  var along: ClosedRange<Float>
  /// The extent across its rows. It runs from the middle of the first row to the middle of the last
  /// one.
  var across: ClosedRange<Float>
  var rows = 1
  private var ems: Float

  init(along: ClosedRange<Float>, at height: Float, em: Float) {
    self.along = along
    across = height...height
    ems = em
  }

  /// The mean text size beside it.
  var em: Float { ems / Float(rows) }
  var width: Float { along.upperBound - along.lowerBound }
  var length: Float { across.upperBound - across.lowerBound }
  var middle: Float { (along.lowerBound + along.upperBound) / 2 }

  /// Whether it is more than a coincidence of a few lines.
  var isSound: Bool {
    rows >= 3 && length >= 2.2 * em && width >= (rows < 6 ? 1 : Self.leastWidth) * em
  }

  /// Continues the gutter through one of the free parts of a row. The gutter narrows to what is free.
  /// Returns `false` if there is no such part.
  mutating func goOn(through free: [FreeSpan], at height: Float, em: Float) -> Bool {
    let best = free.max { $0.overlap(with: along) < $1.overlap(with: along) }
    guard let best, best.overlap(with: along) >= Self.leastWidth * em else { return false }
    along = best.span.clamped(to: along)
    if best.isBetweenText {
      across = across.lowerBound...height
      rows += 1
      ems += em
    }
    return true
  }

  /// The least width, in ems.
  static let leastWidth: Float = 0.6
}

/// A part of a row without text.
struct FreeSpan {
  var span: ClosedRange<Float>
  /// Whether there is text on both sides.
  var isBetweenText = true

  var width: Float { span.upperBound - span.lowerBound }

  func overlap(with other: ClosedRange<Float>) -> Float {
    min(span.upperBound, other.upperBound) - max(span.lowerBound, other.lowerBound)
  }
}

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

/// Distinguishes column gutters from gaps in a table, list or diagram.
struct GutterClassifier {
  private(set) var dividing: [TextGutter]
  private(set) var inTables: [TextGutter] = []

  /// Divides the gutters into dividing ones and ones in tables. The worst gutter is removed first,
  /// because the text beside it then counts as one side for the others. If two are equally bad and
  /// share the narrow side, the smaller one is the gap of a list.
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

  /// Whether this gutter is beside at least half of the other one. The measure is the other gutter's
  /// length.
  fileprivate func isBeside(_ other: TextGutter) -> Bool {
    let top = max(across.lowerBound, other.across.lowerBound)
    let bottom = min(across.upperBound, other.across.upperBound)
    return bottom - top >= other.length / 2
  }
}
