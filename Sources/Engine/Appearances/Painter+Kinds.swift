// SPDX-License-Identifier: AGPL-3.0-or-later

extension Painter {
  typealias Draw = @Sendable (inout Painter) throws(EngineError) -> Void

  /// How each type that is drawn here is drawn.
  static let kinds: [AnnotationType: Draw] = [
    .freeText: { painter throws(EngineError) in try painter.drawFreeText() },
    .stamp: { painter throws(EngineError) in try painter.drawStamp() },
    .redact: { painter throws(EngineError) in try painter.drawRedaction() },
  ]
}
