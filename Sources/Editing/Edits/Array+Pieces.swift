// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// How many pages one piece covers, for edits that change little of each page.
let pagesInPiece = 50

/// Cuts large edits into pieces; see ``Edit/pieces``.
extension Array {
  /// The elements in order, in arrays of at most this size; for an empty array, one empty array.
  func inPieces(of size: Int) -> [[Element]] {
    guard count > size else { return [self] }
    return stride(from: 0, to: count, by: size).map {
      Array(self[$0..<Swift.min($0 + size, count)])
    }
  }
}

extension [Annotation] {
  /// The annotations of each page, in page order; for an empty array, one empty array.
  var byPage: [[Annotation]] {
    guard !isEmpty else { return [[]] }
    return Dictionary(grouping: self, by: \.pageIndex).sorted { $0.key < $1.key }.map(\.value)
  }
}
