// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// A corner that was touched, and whose it is: the annotation may have become another one since.
struct TouchedVertex {
  let index: Int
  private let id: String
  private let count: Int

  init(_ index: Int, of annotation: Annotation) {
    self.index = index
    id = annotation.id
    count = annotation.corners.count
  }

  /// Whether it is a corner of this annotation, which has as many as it had.
  func isThere(in annotation: Annotation) -> Bool {
    annotation.id == id && annotation.corners.count == count
      && annotation.corners.indices.contains(index)
  }
}
