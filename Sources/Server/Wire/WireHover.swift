// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import JSON
import Workspace

/// The wire form of the tip for the annotation under the pointer.
struct WireHover: Record {
  static let name = "Hover"
  static let summary = "The text of the annotation under the pointer."

  var annotationId = ""
  var pageIndex = 0
  var rect = Rect(0, 0, 0, 0)
  var title: String?
  var text = ""

  init() {}

  init(_ tip: HoverTip) {
    annotationId = tip.annotationID
    pageIndex = tip.pageIndex
    rect = tip.rect
    title = tip.title
    text = tip.text
  }

  static let fields: [Field<Self>] = [
    .required("annotationId", \.annotationId, "The annotation."),
    .required("pageIndex", \.pageIndex, "The page of the annotation, from 0."),
    .required(
      "rect", \.rect,
      "The annotation's rectangle, in page space; show the text beside it."),
    .optional("title", \.title, "The author of the note, or the label of the field."),
    .required("text", \.text, "The note, the field's tooltip, or the target of the link."),
  ]
}
