// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

extension Painter {
  typealias Draw = @Sendable (inout Painter) throws(EngineError) -> Void

  /// The function that draws an annotation; `nil` if MuPDF draws it.
  static func draw(for annotation: Annotation) -> Draw? {
    if annotation.isTooFineToDraw { return nothing }
    if annotation.measure != nil, let draw = measuring[annotation.type] { return draw }
    if annotation.leader != nil || annotation.caption != nil, annotation.type == .line {
      return measuring[.line]
    }
    if hasLineEnds(annotation) { return plainLine }
    if annotation.type == .text { return annotation.icon == "Check" ? countMark : nil }
    return kinds[annotation.type]
  }

  private static let kinds: [AnnotationType: Draw] = [
    .freeText: { painter throws(EngineError) in try painter.drawFreeText() },
    .stamp: { painter throws(EngineError) in try painter.drawStamp() },
    .redact: { painter throws(EngineError) in try painter.drawRedaction() },
    .ink: { painter throws(EngineError) in painter.drawInk() },
    .caret: { painter throws(EngineError) in painter.drawCaret() },
  ]

  private static let measuring: [AnnotationType: Draw] = [
    .line: { painter throws(EngineError) in try painter.drawLine() },
    .polyLine: { painter throws(EngineError) in try painter.drawPerimeter() },
    .polygon: { painter throws(EngineError) in try painter.drawArea() },
  ]

  /// MuPDF draws heads with the dashes of their line, and the line through them.
  private static func hasLineEnds(_ annotation: Annotation) -> Bool {
    guard annotation.type == .line || annotation.type == .polyLine else { return false }
    return annotation.lineEndings.contains { $0 != "None" }
  }

  private static let plainLine: Draw = { painter throws(EngineError) in painter.drawPlainLine() }

  private static let nothing: Draw = { _ in }

  private static let countMark: Draw = { painter throws(EngineError) in painter.drawCountMark() }
}

extension Annotation {
  /// Whether a wave or cloud would have too many arcs to see, which would take unbounded time and
  /// memory: MuPDF draws a wave in steps of a seventh of its quad's height, and makes a cloud's arcs
  /// as wide as its intensity says.
  var isTooFineToDraw: Bool {
    type == .squiggly ? waveCount > Self.mostArcs : cloudCount > Self.mostArcs
  }

  private static let mostArcs = 100_000.0

  private var waveCount: Double {
    quads.reduce(0) { count, quad in
      let width = quad.upperLeft.distance(to: quad.upperRight)
      let height = quad.upperLeft.distance(to: quad.lowerLeft)
      return width > 0 ? count + 7 * width / height : count
    }
  }

  private var cloudCount: Double {
    guard border.cloudiness > 0 else { return 0 }
    let points = vertices.isEmpty ? rect.corners : vertices
    let around = zip(points, points.dropFirst() + points.prefix(1))
      .reduce(0) { $0 + $1.0.distance(to: $1.1) }
    return around / (6 * border.cloudiness + 0.8 * max(border.width, 0))
  }
}
