// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry

/// Whether what another program says of an annotation is something that can be shown.
enum ImportCheck {
  /// The fault of an annotation; `nil` if its entries are valid.
  ///
  /// - Parameter entries: what it was read from.
  static func fault(_ annotation: Annotation, _ entries: [String: PDFValue]) -> String? {
    guard let rect = entries["Rect"]?.numbers, rect.count == 4 else {
      return "its rectangle is missing, or not four numbers."
    }
    guard annotation.rect.isFinite,
      (points(of: annotation) + annotation.rect.corners).allSatisfy(isNear)
    else { return "its coordinates are beyond any page." }
    if let quads = entries["QuadPoints"] {
      guard let numbers = quads.numbers, numbers.count.isMultiple(of: 8) else {
        return "its quads are not eight numbers each."
      }
    }
    let border = annotation.border
    guard ([border.width, border.cloudiness] + border.dash).allSatisfy({ $0 >= 0 }) else {
      return "its border is less than nothing."
    }
    guard (0...1).contains(annotation.opacity) else {
      return "its opacity does not lie between 0 and 1."
    }
    return nil
  }

  /// Why it would not be seen, without anything being wrong with it; `nil` where it would.
  static func emptiness(_ annotation: Annotation) -> String? {
    if annotation.type.isTextMarkup, annotation.quads.isEmpty { return "it marks nothing." }
    let least: [AnnotationType: Int] = [.polygon: 2, .polyLine: 2, .line: 2, .ink: 1]
    if let least = least[annotation.type], points(of: annotation).count < least {
      return "it needs \(least) points."
    }
    let border = annotation.border
    guard border.width <= 1000, border.cloudiness <= 100, border.dash.count <= 64,
      border.dash.allSatisfy({ $0 <= 1000 })
    else { return "its border is larger than is drawn." }
    return nil
  }

  private static func points(of annotation: Annotation) -> [Point] {
    annotation.quads.flatMap(\.points) + annotation.vertices + annotation.line
      + annotation.callout + annotation.strokes.flatMap { $0 }
  }

  private static func isNear(_ point: Point) -> Bool {
    point.isFinite && point.x.magnitude <= farthest && point.y.magnitude <= farthest
  }
}
