// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import TestSupport

/// New annotations of several types.
enum RandomShape {
  static func annotation(
    _ id: String, onPage page: Int, using random: inout SplitMix64
  ) -> Annotation {
    let types: [AnnotationType] = [
      .square, .circle, .text, .highlight, .ink, .line, .polygon, .freeText, .stamp, .redact,
    ]
    let type = types.randomElement(using: &random) ?? .square
    let rect = rect(using: &random)
    var new = Annotation(id: id, type: type, pageIndex: page, rect: rect)
    new.color = Color(red: 1, green: 0, blue: 0)
    switch type {
    case .highlight: new.quads = [Quad(rect)]
    case .ink: new.strokes = [[Point(rect.x0, rect.y0), rect.center, Point(rect.x1, rect.y0)]]
    case .line: new.line = [Point(rect.x0, rect.y1), Point(rect.x1, rect.y0)]
    case .polygon: new.vertices = Array(rect.corners.prefix(3))
    case .freeText:
      new.contents = "Text"
      new.text = Annotation.TextStyle()
    case .stamp: new.picture = .mark(.check)
    default: break
    }
    return new
  }

  static func rect(using random: inout SplitMix64) -> Rect {
    let (x, y) = (
      Double(Int.random(in: 10...120, using: &random)),
      Double(Int.random(in: 10...120, using: &random))
    )
    return Rect(x, y, x + 30, y + 20)
  }
}
