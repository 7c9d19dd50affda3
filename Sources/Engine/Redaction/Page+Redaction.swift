// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF
import Geometry

extension Page {
  /// Applies redactions of the page. Content under them is removed from the page and its form XObjects
  /// (copied first if other pages use them too), as are the annotations that reach under them with
  /// their popups and replies. Then the redactions' overlays are drawn, and the redactions are
  /// removed.
  ///
  /// Copies of the text are removed too: words of the structure tree and of property lists, the page's
  /// thumbnail, its metadata and the private data of programs, and the values of form fields without
  /// another widget. All loaded pages are forgotten, including this one.
  ///
  /// - Parameter unused: notes what the page may no longer draw.
  /// - Returns: the removed and the remaining contents of the regions.
  /// - Throws: ``EngineError/notFound(what:_:)``; ``EngineError/unsupported(_:)`` for an annotation
  ///   that is not a redaction.
  public func apply(
    redactions ids: [String], _ options: RedactionOptions, noting unused: UnusedObjects
  ) throws(EngineError) -> PageRedaction {
    var redactions: [Annotation] = []
    for id in ids {
      guard let redaction = try annotation(id), redaction.type == .redact else {
        throw .unsupported("annotation \(id) on page \(index) is not a redaction")
      }
      redactions.append(redaction)
    }
    var overlays: [(form: PDFObject, place: Matrix)] = []
    for redaction in redactions { overlays.append(try overlay(of: redaction)) }
    let areas = redactions.flatMap(\.areas).map { $0.extended(beyond: bounds) }
    var report = try clearContents(under: areas, options, unused)
    report.pageIndex = index
    let gone = try removeAnnotations(under: redactions, areas)
    report.removed = gone.ids
    report.remaining.fields = gone.sharedValues
    let ids = Set(redactions.map(\.id))
    report.annotations = gone.ids.count { !ids.contains($0) }
    for key in ["Thumb", "PieceInfo", "Metadata", "AF"] { try object.set(key, nil) }
    try draw(overlays)
    document.reloadPages()
    return report
  }

  private func clearContents(
    under areas: [RedactedArea], _ options: RedactionOptions, _ unused: UnusedObjects
  ) throws(EngineError) -> PageRedaction {
    let map = writer.toUserSpace
    let raw = areas.map { cm_area(quad: map.apply($0.quad).fz, is_line: $0.isLine) }
    let before = try object.inherited("Resources")
    var report = PageRedaction()
    do throws(EngineError) {
      let counts = try rewriteContents(without: raw, options)
      report.count(counts.removed)
      report.remaining.characters = counts.lettersLeft
    } catch .cancelled {
      throw .cancelled
    } catch .limitExceeded(let limit, let why) {
      throw .limitExceeded(limit, why)
    } catch {
      try raw.withUnsafeBufferPointer { areas throws(EngineError) in
        try context.call {
          cm_redact_as_picture(
            $0, document.raw, self.raw, areas.baseAddress, Int32(clamping: areas.count), $1)
        }
      }
      report.isPicture = true
    }
    try unused.note(before, after: object["Resources"])
    return report
  }

  private func rewriteContents(
    without areas: [cm_area], _ options: RedactionOptions
  ) throws(EngineError) -> (removed: cm_removed, lettersLeft: Int) {
    let choice = cm_redaction_options(
      whole_images: options.images == .whole, only_covered_paths: options.paths == .covered)
    var removed = cm_removed()
    var left: Int32 = 0
    try areas.withUnsafeBufferPointer { areas throws(EngineError) in
      try context.call {
        cm_redact_page(
          $0, document.raw, raw, areas.baseAddress, Int32(clamping: areas.count), choice,
          &removed, &left, $1)
      }
    }
    return (removed, Int(left))
  }

  /// The appearance of an applied redaction: its own form (`RO`), or one drawn from its entries (ISO
  /// 32000-2, table 195).
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
    var forms: [(name: String, object: PDFObject)] = []
    var names = try UnusedNames(on: self)
    for (form, place) in overlays {
      let name = names.next()
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
