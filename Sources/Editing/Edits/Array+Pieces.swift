// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// How many pages an edit that changes little of each changes in a piece.
let pagesInPiece = 50

/// Cuts large edits into pieces; see ``Edit/pieces``.
extension Array {
  /// The elements in order, in arrays of so many at most; one that is empty of none.
  func inPieces(of size: Int) -> [[Element]] {
    guard count > size else { return [self] }
    return stride(from: 0, to: count, by: size).map {
      Array(self[$0..<Swift.min($0 + size, count)])
    }
  }
}

extension [Annotation] {
  /// The annotations of each page, in the order of the pages; one array that is empty of none.
  var byPage: [[Annotation]] {
    guard !isEmpty else { return [[]] }
    return Dictionary(grouping: self, by: \.pageIndex).sorted { $0.key < $1.key }.map(\.value)
  }
}
