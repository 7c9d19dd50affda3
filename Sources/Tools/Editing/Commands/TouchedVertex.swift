// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// A touched corner and its annotation, which may have changed since.
struct TouchedVertex {
  let index: Int
  private let id: String
  private let count: Int

  init(_ index: Int, of annotation: Annotation) {
    self.index = index
    id = annotation.id
    count = annotation.corners.count
  }

  /// Whether the corner still exists: this is its annotation, with the same number of corners.
  func isThere(in annotation: Annotation) -> Bool {
    annotation.id == id && annotation.corners.count == count
      && annotation.corners.indices.contains(index)
  }
}
