// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import Members

extension Annotation {
  /// All points of its shape.
  var shapePoints: [Point] { vertices + line + strokes.joined() }

  /// The annotation with all its geometry mapped from one box to another.
  ///
  /// The margin of its rectangle around its points, for line widths and endings, stays the same. An
  /// annotation with a size independent of the zoom keeps its size.
  func reshaped(by map: Matrix) -> Annotation {
    guard !flags.contains(.noZoom) else { return moved(by: map.apply(rect.origin) - rect.origin) }
    var reshaped = mapped(by: map)
    if let before = Rect(around: shapePoints), let after = Rect(around: reshaped.shapePoints) {
      reshaped.rect = Insets(of: before, in: rect).around(after)
    }
    if type == .redact, quads.count == 1, let quad = quads.first {
      // Its border, too, keeps its width.
      let area = Insets(of: quad.bounds, in: rect).within(reshaped.rect)
      if area.width > 0, area.height > 0 { reshaped.quads = [Quad(area)] }
    }
    let growth = (map.a * map.d).magnitude.squareRoot()
    reshaped.uprightSize = uprightSize.map { Size($0.width * growth, $0.height * growth) }
    return reshaped
  }

  /// The annotation with a gesture's change. The gesture changed an earlier state of it.
  ///
  /// Only the members that the gesture changed are written. The geometry counts as one member, since its
  /// parts fit only each other: if the gesture changed any of it, all of it is the gesture's, even if it
  /// was changed by someone else meanwhile.
  ///
  /// - Parameters:
  ///   - start: the annotation when the gesture began.
  ///   - result: the same annotation as the gesture leaves it.
  func taking(_ result: Annotation, from start: Annotation) -> Annotation {
    guard self != start else { return result }
    var changes = PartialValue(changesFrom: start, to: result)
    if !changes.given.isDisjoint(with: Annotation.geometry) {
      for name in Annotation.geometry { changes.note(name) }
    }
    var now = self
    changes.apply(to: &now)
    return now
  }

  private static let geometry: Set<String> = [
    "rect", "quads", "strokes", "pressures", "vertices", "line", "callout", "textBox", "rotation",
    "uprightSize",
  ]
}

/// The margins between a rectangle and one within it, per side; negative if the inner one extends
/// beyond.
struct Insets: Hashable {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double

  init(of inner: Rect, in outer: Rect) {
    left = inner.x0 - outer.x0
    top = inner.y0 - outer.y0
    right = outer.x1 - inner.x1
    bottom = outer.y1 - inner.y1
  }

  func around(_ rect: Rect) -> Rect {
    Rect(rect.x0 - left, rect.y0 - top, rect.x1 + right, rect.y1 + bottom)
  }

  /// The part of another rectangle inside; in a direction without room, its middle.
  func within(_ rect: Rect) -> Rect {
    let middle = rect.center
    let isWide = left + right < rect.width
    let isHigh = top + bottom < rect.height
    return Rect(
      isWide ? rect.x0 + left : middle.x, isHigh ? rect.y0 + top : middle.y,
      isWide ? rect.x1 - right : middle.x, isHigh ? rect.y1 - bottom : middle.y)
  }
}

extension Matrix {
  /// The map from one rectangle to another; a side without extent is not scaled.
  init(from: Rect, to: Rect) {
    let x = from.width > 0 ? to.width / from.width : 1
    let y = from.height > 0 ? to.height / from.height : 1
    self.init(x, 0, 0, y, to.x0 - from.x0 * x, to.y0 - from.y0 * y)
  }
}

extension Annotation {
  var style: AnnotationStyle {
    get { AnnotationStyle(of: self) }
    set {
      for member in EditingTraits(self).style { member.enter(newValue, &self) }
      opacity = min(max(opacity, 0), 1)
    }
  }
}
