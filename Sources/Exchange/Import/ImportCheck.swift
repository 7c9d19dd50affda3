// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry

/// Checks that imported annotations can be displayed.
enum ImportCheck {
  /// The fault of an annotation; `nil` if its entries are valid.
  ///
  /// - Parameter entries: the entries that the annotation was read from.
  static func fault(_ annotation: Annotation, _ entries: [String: PDFValue]) -> String? {
    guard let rect = entries["Rect"]?.numbers, rect.count == 4 else {
      return "its rectangle is missing, or not four numbers."
    }
    guard annotation.rect.isFinite,
      (points(of: annotation) + annotation.rect.corners).allSatisfy(isNear)
    else { return "its coordinates are beyond any page." }
    if let quads = entries["QuadPoints"] {
      guard let numbers = quads.numbers, numbers.count.isMultiple(of: 8) else {
        return "its quads do not have eight numbers each."
      }
    }
    let border = annotation.border
    guard ([border.width, border.cloudiness] + border.dash).allSatisfy({ $0 >= 0 }) else {
      return "its border has a negative size."
    }
    guard (0...1).contains(annotation.opacity) else {
      return "its opacity is not between 0 and 1."
    }
    return nil
  }

  /// Why a valid annotation would be invisible; `nil` if it would be visible.
  static func emptiness(_ annotation: Annotation) -> String? {
    if annotation.type.isTextMarkup, annotation.quads.isEmpty { return "it has no quads." }
    let least: [AnnotationType: Int] = [.polygon: 2, .polyLine: 2, .line: 2, .ink: 1]
    if let least = least[annotation.type], points(of: annotation).count < least {
      return "it needs at least \(least) points."
    }
    let border = annotation.border
    guard border.width <= 1000, border.cloudiness <= 100, border.dash.count <= 64,
      border.dash.allSatisfy({ $0 <= 1000 })
    else { return "its border is larger than supported." }
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
