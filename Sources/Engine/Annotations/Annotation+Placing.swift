// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// A change of only an annotation's place, size or rotation.
struct AnnotationPlacing {
  /// Maps the old annotation's place to the new one's, in page space.
  let map: Matrix
  /// Whether the annotation is rotated. Its rectangle alone then does not determine its position.
  let isTurned: Bool
}

extension Annotation {
  /// The move, resize and rotation of the annotation since an old state. It applies to the annotation
  /// as a whole; `nil` if its shape, style or text differ.
  func placing(from old: Annotation) -> AnnotationPlacing? {
    guard type == old.type, old.rect.area > 0, rect.area > 0 else { return nil }
    let (before, after) = (old.uprightBox, uprightBox)
    let isTurned = rotation != old.rotation
    let map: Matrix
    if isTurned || old.rotation.truncatingRemainder(dividingBy: 90) != 0 {
      guard let toUpright = old.placement(of: before, around: old.rect.center).inverse,
        before.width > 0, before.height > 0
      else { return nil }
      map = toUpright.then(.scale(after.width / before.width, after.height / before.height))
        .then(placement(of: after, around: rect.center))
    } else {
      map = old.rect.map(to: rect)
    }
    if Annotation.reshaped.contains(type), !map.keepsShapes { return nil }
    var mapped = old.mapped(by: map)
    guard isNear(mapped) else { return nil }
    mapped.takePlace(of: self)
    guard !looksDifferent(from: mapped) else { return nil }
    return AnnotationPlacing(map: map, isTurned: isTurned)
  }

  /// Types with points that are edited one by one. Such an edit can look like a resize, but scaling the
  /// picture would distort line endings and squiggles.
  private static let reshaped: Set<AnnotationType> = [
    .line, .polyLine, .polygon, .highlight, .underline, .squiggly, .strikeOut,
  ]

  /// Whether all points agree with the points of another annotation. Differences within the error of
  /// single precision do not count.
  private func isNear(_ other: Annotation) -> Bool {
    let (mine, others) = (outline, other.outline)
    return mine.count == others.count
      && zip(mine, others).allSatisfy { mine, other in
        mine.count == other.count && zip(mine, other).allSatisfy { $0.distance(to: $1) < 0.1 }
      }
  }

  private var outline: [[Point]] {
    [quads.flatMap(\.points), vertices, line, callout] + strokes
  }

  private mutating func takePlace(of other: Annotation) {
    (rect, rotation, uprightSize) = (other.rect, other.rotation, other.uprightSize)
    (textBox, quads, strokes) = (other.textBox, other.quads, other.strokes)
    (vertices, line, callout) = (other.vertices, other.line, other.callout)
  }
}

extension Matrix {
  /// Whether the map preserves shapes. Such a map only rotates, moves and scales uniformly.
  var keepsShapes: Bool {
    let size = max(a.magnitude, b.magnitude, c.magnitude, d.magnitude)
    return (a - d).magnitude < size * 0.01 && (b + c).magnitude < size * 0.01
  }

  /// Whether the page is shown rotated.
  var turns: Bool { a <= 0 || b != 0 }
}
