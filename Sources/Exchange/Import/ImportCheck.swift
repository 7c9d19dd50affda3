// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry

/// Whether what another program says of an annotation is something that can be shown.
enum ImportCheck {
  /// - Throws: ``ExchangeError/malformed(_:)``.
  static func check(_ annotation: Annotation, _ carried: CarriedAnnotation) throws(ExchangeError) {
    let type = annotation.type.rawValue
    func fail(_ what: String) -> ExchangeError {
      .malformed("Annotation \(carried.index) (\(type)): \(what)")
    }
    let entries = carried.annotation.entries
    guard let rect = entries["Rect"]?.numbers, rect.count == 4 else {
      throw fail("its rectangle is missing, or not four numbers.")
    }
    let points =
      annotation.quads.flatMap(\.points) + annotation.vertices + annotation.line
      + annotation.callout + annotation.strokes.flatMap { $0 }
    guard annotation.rect.isFinite, (points + annotation.rect.corners).allSatisfy(isNear) else {
      throw fail("its coordinates are beyond any page.")
    }
    if let quads = entries["QuadPoints"] {
      guard let numbers = quads.numbers, numbers.count.isMultiple(of: 8) else {
        throw fail("its quads are not eight numbers each.")
      }
    }
    if annotation.type.isTextMarkup, annotation.quads.isEmpty { throw fail("it marks nothing.") }
    let least: [AnnotationType: Int] = [.polygon: 2, .polyLine: 2, .line: 2, .ink: 1]
    if let least = least[annotation.type], points.count < least {
      throw fail("it needs \(least) points.")
    }
    let border = annotation.border
    guard (0...1000).contains(border.width), (0...100).contains(border.cloudiness),
      border.dash.count <= 64, border.dash.allSatisfy({ (0...1000).contains($0) })
    else { throw fail("its border cannot be drawn.") }
    guard (0...1).contains(annotation.opacity) else {
      throw fail("its opacity does not lie between 0 and 1.")
    }
  }

  private static func isNear(_ point: Point) -> Bool {
    point.isFinite && point.x.magnitude <= farthest && point.y.magnitude <= farthest
  }
}
