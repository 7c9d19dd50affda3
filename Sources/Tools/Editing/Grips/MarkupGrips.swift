// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry

/// The grips at the two ends of the marked text.
enum MarkupGrips {
  /// Returns no grips if the page has no text there.
  static func around(_ annotation: Annotation, text: PageText) -> [Grip] {
    guard let range = text.range(markedBy: annotation.quads),
      let start = text.leadingEdge(of: range.lowerBound),
      let end = text.trailingEdge(of: range.upperBound - 1)
    else { return [] }
    return [
      Grip(name: "start", part: .textStart, point: start.lower),
      Grip(name: "end", part: .textEnd, point: end.lower),
    ]
  }
}
