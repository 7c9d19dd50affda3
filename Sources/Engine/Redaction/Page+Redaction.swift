// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF
import Geometry

extension Page {
  /// Applies redactions of the page: what is under them is removed from its contents and from its
  /// forms, which become its own where other pages show them too, with the annotations that reach
  /// under them, their popups and replies. Then the redactions' own overlays are drawn, and they go.
  ///
  /// What says the same again goes too: words of the structure tree and of property lists, the page's
  /// thumbnail, its metadata and what programs keep with it, the values of form fields that have no
  /// other place. What was loaded of the pages is forgotten, this page included.
  ///
  /// - Returns: the ids of what is gone.
  /// - Throws: ``EngineError/notFound(what:_:)``; ``EngineError/unsupported(_:)`` for an id that is of
  ///   no redaction.
  public func apply(
    redactions ids: [String], _ options: RedactionOptions
  ) throws(EngineError) -> [String] {
    var redactions: [Annotation] = []
    for id in ids {
      guard let redaction = try annotation(id), redaction.type == .redact else {
        throw .unsupported("annotation \(id) on page \(index) is not a redaction")
      }
      redactions.append(redaction)
    }
    var overlays: [(form: PDFObject, place: Matrix)] = []
    for redaction in redactions { overlays.append(try overlay(of: redaction)) }
    try clearContents(under: redactions.flatMap(\.areas), options)
    let removed = try removeAnnotations(under: redactions)
    for key in ["Thumb", "PieceInfo", "Metadata"] { try object.set(key, nil) }
    try draw(overlays)
    document.reloadPages()
    return removed
  }

  private func clearContents(
    under areas: [RedactedArea], _ options: RedactionOptions
  ) throws(EngineError) {
    let map = writer.toUserSpace
    let raw = areas.map { cm_area(quad: map.apply($0.quad).fz, is_line: $0.isLine) }
    let choice = cm_redaction_options(
      whole_images: options.images == .whole, only_covered_paths: options.paths == .covered)
    let before = try object.inherited("Resources")
    try raw.withUnsafeBufferPointer { areas throws(EngineError) in
      try context.call {
        cm_redact_page(
          $0, document.raw, self.raw, areas.baseAddress, Int32(clamping: areas.count), choice, $1)
      }
    }
    let after = try object["Resources"]
    try context.call { cm_empty_unused($0, document.raw, before?.raw, after?.raw, $1) }
  }

  /// What shows where a redaction was: the form that it brings along (`RO`), or what its entries say
  /// (ISO 32000-2, table 195).
  private func overlay(
    of redaction: Annotation
  ) throws(EngineError) -> (form: PDFObject, place: Matrix) {
    let object = try annotationObject(redaction.id)
    if let form = try object["RO"], try form.kind == .stream,
      let place = try placement(of: redaction, form)
    {
      return (form, place)
    }
    var painter = Painter(redaction, in: document)
    let areas = redaction.redactedAreas.map(\.bounds)
    if let first = areas.first { painter.box = areas.reduce(first) { $0.union($1) } }
    try painter.drawAppliedRedaction(repeats: try object["Repeat"]?.boolean ?? false)
    return (try painter.form(toUserSpace: writer.toUserSpace), .identity)
  }

  private func draw(_ overlays: [(form: PDFObject, place: Matrix)]) throws(EngineError) {
    var content = ContentStream()
    var forms: [(name: String, form: PDFObject)] = []
    for (form, place) in overlays {
      let name = try unusedName(besides: Set(forms.map(\.name)))
      forms.append((name, form))
      content.add("q")
      content.concat(place)
      content.add("Do", name: name)
      content.add("Q")
    }
    try append(content)
    try addToResources(forms)
  }
}

extension Matrix {
  fileprivate func apply(_ quad: Quad) -> Quad {
    Quad(
      upperLeft: apply(quad.upperLeft), upperRight: apply(quad.upperRight),
      lowerLeft: apply(quad.lowerLeft), lowerRight: apply(quad.lowerRight))
  }
}
