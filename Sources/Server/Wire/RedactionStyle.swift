// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import JSON

/// The look of redactions that are marked together.
struct RedactionStyle: Record {
  static let summary = "The look of redactions, and the text that replaces the redacted contents."

  private var annotation = WireAnnotation()

  init() {}

  static let fields: [Field<Self>] = WireAnnotation.described(
    of: \.annotation,
    [
      ("color", "The colour of the outline before the redactions are applied."),
      (
        "interiorColor",
        "The colour of the area after the redactions are applied; black unless given."
      ),
      ("opacity", "The opacity; 1 unless given."), ("border", "The outline."),
      ("overlayText", "The text over the redacted area."), ("font", "The font of that text."),
      ("align", "The alignment of that text."), ("contents", "The reason for the redaction."),
    ])

  /// - Parameter query: the search that found the area.
  func redaction(
    onPage index: Int, over quads: [Quad], query: RedactionQuery? = nil
  ) -> WireAnnotation {
    var new = annotation
    new.annotation.type = .redact
    new.annotation.pageIndex = index
    (new.annotation.quads, new.annotation.query) = (quads, query)
    new.given.formUnion(query == nil ? ["quads"] : ["quads", "query"])
    return new
  }
}
