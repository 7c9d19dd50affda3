// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

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
