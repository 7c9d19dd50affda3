// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// Annotations that stand upright on a rotated page (`NoRotate`, ISO 32000-2, 12.5.3): viewers turn the
/// whole annotation about the upper left corner of `Rect`, as it is in user space.
///
/// Their points turn with them, so they have a user space of their own.
extension AnnotationFlags {
  static func keepUpright(_ type: AnnotationType, _ flags: AnnotationFlags) -> Bool {
    type == .text || (flags.contains(.noRotate) && ![.link, .popup, .widget].contains(type))
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
