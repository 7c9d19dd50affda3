// SPDX-License-Identifier: AGPL-3.0-or-later

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

  /// Whether a line has endings, which MuPDF draws badly. MuPDF draws heads with the dashes of their
  /// line, and the line through them.
  private static func hasLineEnds(_ annotation: Annotation) -> Bool {
    guard annotation.type == .line || annotation.type == .polyLine else { return false }
    return annotation.lineEndings.contains { $0 != "None" }
  }

  private static let plainLine: Draw = { painter throws(EngineError) in painter.drawPlainLine() }

  private static let nothing: Draw = { _ in }

  private static let countMark: Draw = { painter throws(EngineError) in painter.drawCountMark() }
}
