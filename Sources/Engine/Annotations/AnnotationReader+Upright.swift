// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

// An annotation can stand upright on a rotated page (`NoRotate`, ISO 32000-2, 12.5.3): viewers turn it about
// the upper left corner that `Rect` has in user space. Its points turn with it, so they are read and written
// in a user space that is turned in the same way.

extension AnnotationType {
  /// Whether annotations of this type do not rotate with their page. A note never does (12.5.6.4). Links,
  /// popups and widgets always do: viewers look for them in their `Rect`.
  func standsUpright(with flags: AnnotationFlags) -> Bool {
    self == .text || (flags.contains(.noRotate) && ![.link, .popup, .widget].contains(self))
  }
}

extension AnnotationReader {
  /// The reader of an annotation that stands upright in `Rect`.
  func upright(in rect: Rect) -> AnnotationReader {
    guard transform.turns else { return self }
    let (corner, scale) = (transform.apply(Point(rect.x0, rect.y1)), transform.scale)
    var reader = self
    reader.transform = Matrix(
      scale, 0, 0, -scale, corner.x - rect.x0 * scale, corner.y + rect.y1 * scale)
    return reader
  }
}

extension AnnotationWriter {
  /// The writer of an annotation, in its own space if it stands upright. A note has no points, so that
  /// ``setRect(_:in:)`` is enough for it.
  func writer(for annotation: Annotation) -> AnnotationWriter {
    guard annotation.type != .text, annotation.standsUpright, toUserSpace.turns else { return self }
    return AnnotationWriter(document: document, toUserSpace: uprightSpace(of: annotation.rect))
  }
}
