// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import JSON

/// What redactions look like that are marked many at once.
struct RedactionStyleForm: Record {
  static let name = "RedactionStyle"
  static let summary = "What redactions look like, and what will stand where they are applied."
  var color: ColorForm?
  var interiorColor: ColorForm?
  var opacity: Double?
  var border: BorderForm?
  var overlayText: String?
  var font: FontForm?
  var align: Annotation.TextAlignment?
  var contents: String?

  static let fields: [Field<Self>] = [
    .optional("color", \.color, "Of the outline, until they are applied."),
    .optional("interiorColor", \.interiorColor, "Of the area once they are applied; black."),
    .optional("opacity", \.opacity, "1 unless given.", in: 0...1),
    .optional("border", \.border, "The outline."),
    .optional("overlayText", \.overlayText, "What is written over what was redacted."),
    .optional("font", \.font, "How it is set."),
    .optional("align", \.align, "How its lines are set."),
    .optional("contents", \.contents, "Why it is to be redacted."),
  ]

  func redaction(onPage index: Int, over quads: [Quad]) -> AnnotationForm {
    var form = AnnotationForm()
    form.type = .redact
    form.pageIndex = index
    form.rect = Rect(around: quads.flatMap(\.points))
    form.quads = quads
    (form.color, form.interiorColor, form.opacity) = (color, interiorColor, opacity)
    (form.border, form.overlayText, form.contents) = (border, overlayText, contents)
    (form.font, form.align) = (font, align)
    return form
  }
}
