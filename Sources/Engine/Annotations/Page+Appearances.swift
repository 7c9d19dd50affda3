// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF
import Geometry

/// Draws the appearances of annotations.
extension Page {
  /// Draws an annotation's appearance and writes it. The rectangle that the appearance fills is
  /// written, too.
  func drawAppearance(of annotation: Annotation, _ object: PDFObject) throws(EngineError) {
    try paintAppearance(of: annotation, object)
    try settleUpright(annotation, object)
    try markAppearance(of: object)
  }

  /// Writes an appearance that shows nothing. Viewers would make up one for a stamp that has none.
  func blankAppearance(of annotation: Annotation, _ object: PDFObject) throws(EngineError) {
    var painter = Painter(annotation, in: document)
    painter.box = annotation.rect
    try enter(painter.form(toUserSpace: writer(for: annotation).toUserSpace), in: object)
  }

  private func paintAppearance(of annotation: Annotation, _ object: PDFObject) throws(EngineError) {
    guard let draw = Painter.draw(for: annotation) else {
      return try drawByEngine(annotation, object)
    }
    var painter = Painter(annotation, in: document)
    if [.line, .polyLine, .polygon].contains(annotation.type) {
      // As the engine draws plain ones.
      painter.lineUnit = transform.scale
    }
    try draw(&painter)
    if annotation.type == .text {
      return try hang(painter.form(toUserSpace: .scale(1, -1)), annotation, object)
    }
    let writer = writer(for: annotation)
    let form = try painter.form(toUserSpace: writer.toUserSpace)
    if let inner = painter.framed {
      let source = PictureSource.digest(of: annotation.picture)
      try document.remember(inner, crop: annotation.keptPart, source: source, in: form)
    }
    let covered = painter.placement.apply(painter.box)
    let isStretched = annotation.type == .stamp && annotation.isStretched
    try writer.setRect(isStretched ? annotation.rect : covered, in: object)
    try enter(form, in: object)
    if annotation.type == .redact { try drawRollover(of: annotation, object) }
    if annotation.type == .freeText { try writeInsets(annotation, in: object) }
    // Another program's callout has turned with its page.
    if !annotation.callout.isEmpty { try writer.writeTurn(annotation, to: object) }
  }

  /// Writes the appearance that the engine draws from an annotation's entries.
  func writeAppearance(of object: PDFObject) throws(EngineError) {
    try document.separateAppearances(of: object)
    var found = false
    try context.call { cm_write_appearance($0, raw, object.raw, &found, $1) }
  }

  /// Shows the same picture with the annotation's present rectangle, rotation and opacity.
  func reframe(
    _ annotation: Annotation, from old: Annotation, _ object: PDFObject
  ) throws(EngineError) {
    let writer = writer(for: annotation)
    try writer.setRect(annotation.rect, in: object)
    guard let appearance = try object["AP"]?["N"],
      let frame = try PictureFrame(of: appearance, opacity: old.opacity, transform: space(of: old)),
      let form = try frame.form(of: annotation, in: document, toUserSpace: writer.toUserSpace)
    else { return }
    try enter(form, in: object)
    // What Recto drew can be drawn anew later.
    if try frame.picture[PrivateKey.drawn] != nil { try markAppearance(of: object) }
    try settleUpright(annotation, object)
  }

  private func enter(_ form: PDFObject, in object: PDFObject) throws(EngineError) {
    try object.set("AP", document.makeDictionary(["N": form]))
    try object.set("AS", nil)
  }

  private func drawRollover(of annotation: Annotation, _ object: PDFObject) throws(EngineError) {
    var painter = Painter(annotation, in: document)
    try painter.drawAppliedRedaction()
    let form = try painter.form(toUserSpace: writer(for: annotation).toUserSpace)
    try object["AP"]?.set("R", form)
    try object["AP"]?.set("D", form)
  }

  /// Writes `RD`: the distances from the rectangle to the text box.
  private func writeInsets(_ annotation: Annotation, in object: PDFObject) throws(EngineError) {
    guard let box = annotation.textBox else { return try object.set("RD", nil) }
    let writer = writer(for: annotation)
    let (rect, inner) = (writer.toUserSpace.apply(annotation.rect), writer.toUserSpace.apply(box))
    try object.set(
      "RD",
      writer.reals(
        [inner.x0 - rect.x0, inner.y0 - rect.y0, rect.x1 - inner.x1, rect.y1 - inner.y1]
          .map { max(0, $0) }))
  }

  private func drawByEngine(_ annotation: Annotation, _ object: PDFObject) throws(EngineError) {
    // The engine would write into a picture that was put into a frame, and the frame would show the old one.
    if isFramed(annotation) { try object.set("AP", nil) }
    try object.replacing(standIns(for: annotation, object)) { () throws(EngineError) in
      try writeAppearance(of: object)
    }
    guard let drawn = try object["AP"]?["N"] else { return }
    if [.polygon, .polyLine].contains(annotation.type) { try makeRoom(in: drawn, object) }
    if annotation.type == .text { return try hang(drawn, annotation, object) }
    if isFramed(annotation) {
      try reframe(annotation, from: annotation, object)
    } else if annotation.multiplies {
      try enter(multiplying(drawn, annotation, object), in: object)
    }
  }

  /// Whether the engine's drawing is fitted into the rectangle: that of a sound has a size of its own.
  private func isFramed(_ annotation: Annotation) -> Bool {
    let isTurned = transform.turns && !annotation.standsUpright
    return annotation.type == .sound || (isTurned && annotation.type == .fileAttachment)
  }

  /// Lets a form show the tips of its corners. The engine leaves room for the width of the line only.
  private func makeRoom(in form: PDFObject, _ object: PDFObject) throws(EngineError) {
    let border = try Annotation.Border(of: object)
    guard border.effect != .cloudy, let numbers = try object["Vertices"]?.reals,
      let box = try form["BBox"]?.rect, let rect = try object["Rect"]?.rect
    else { return }
    let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
      Point(numbers[$0], numbers[$0 + 1])
    }
    let isClosed = try object["Subtype"]?.name == "Polygon"
    let tips = Polyline(points, isClosed: isClosed).miterTips(width: border.width)
    guard let around = Rect(around: tips), around.isFinite, around.union(box) != box else { return }
    let (larger, place) = (around.union(box), around.union(rect))
    try form.set("BBox", writer.reals([larger.x0, larger.y0, larger.x1, larger.y1]))
    try object.set("Rect", writer.reals([place.x0, place.y0, place.x1, place.y1]))
  }

  /// Entries that replace the annotation's own ones while the engine draws.
  private func standIns(
    for annotation: Annotation, _ object: PDFObject
  ) throws(EngineError) -> [String: PDFObject?] {
    var entries: [String: PDFObject?] = [:]
    // It would draw an edge of no width, which shows as a hairline.
    if annotation.border.width == 0, [.square, .circle, .polygon].contains(annotation.type) {
      entries.updateValue(nil, forKey: "C")
    }
    // It would draw dashes, which count only in a dashed border (ISO 32000-2, table 168).
    if annotation.border.style != "D", let style = try object["BS"], try style["D"] != nil {
      let plain = try document.makeDictionary(like: style)
      try plain.set("D", nil)
      entries["BS"] = plain
    }
    // It looks for the inside of a cloud without the line back to the first vertex, and may then draw the
    // arcs inwards.
    if annotation.type == .polygon, annotation.border.effect == .cloudy,
      let vertices = try object["Vertices"]?.elements
    {
      entries["Vertices"] = try document.makeArray(vertices + vertices.prefix(2))
    }
    // It draws between the corners in an order of its own.
    if let quads = try document.settledQuads(of: object, transform) {
      entries["QuadPoints"] = quads
    }
    return entries
  }

  /// Writes a note's picture. Viewers anchor it at the upper left corner of the rectangle, upright and
  /// in its own size (ISO 32000-2, 12.5.6.4), so the rectangle has that size and there is no matrix.
  private func hang(
    _ drawn: PDFObject, _ annotation: Annotation, _ object: PDFObject
  ) throws(EngineError) {
    try writer.setRect(annotation.rect, in: object)
    guard let box = try drawn["BBox"]?.rect else { return }
    let matrix = try drawn["Matrix"]?.reals.flatMap(Matrix.init(components:)) ?? .identity
    var painter = Painter(annotation, in: document)
    // The engine shows it in its own size, in units of user space.
    painter.box = Matrix.scale(writer.toUserSpace.scale, writer.toUserSpace.scale)
      .apply(Rect(origin: .zero, size: annotation.rect.size))
    painter.draw(drawn, matrix.apply(box).map(to: painter.box))
    try enter(painter.form(toUserSpace: .identity, opacity: 1), in: object)
  }

  /// MuPDF's drawing, wrapped in a form that multiplies.
  private func multiplying(
    _ drawn: PDFObject, _ annotation: Annotation, _ object: PDFObject
  ) throws(EngineError) -> PDFObject {
    var painter = Painter(annotation, in: document)
    painter.box = try object["Rect"]?.rect ?? Rect(0, 0, 0, 0)
    painter.placement = space(of: annotation)
    painter.draw(drawn, .identity)
    return try painter.form(toUserSpace: writer(for: annotation).toUserSpace, opacity: 1)
  }

  /// See ``AnnotationWriter/writer(for:)``.
  func writer(for annotation: Annotation) -> AnnotationWriter { writer.writer(for: annotation) }

  /// Maps the space of an annotation's entries to page space.
  func space(of annotation: Annotation) -> Matrix {
    writer(for: annotation).toUserSpace.inverse ?? transform
  }

  /// Whether an annotation came to stand upright or stopped doing so. It is `false` on a page that is
  /// not rotated.
  func isUprightChanged(_ new: Annotation, from old: Annotation) -> Bool {
    transform.turns && new.type != .text && new.standsUpright != old.standsUpright
  }

  /// Places the new appearance of an upright annotation on a rotated page.
  ///
  /// A drawing may need more room than the annotation's rectangle, which moves the corner about which
  /// viewers turn the annotation. The form begins at the origin, since MuPDF turns it about that point.
  func settleUpright(_ annotation: Annotation, _ object: PDFObject) throws(EngineError) {
    let own = writer(for: annotation).toUserSpace
    guard own != writer.toUserSpace, annotation.type != .text, let rect = try object["Rect"]?.rect,
      let toPage = own.inverse
    else { return }
    let corner = Point(rect.x0, rect.y1)
    let shift = writer.toUserSpace.apply(toPage.apply(corner)) - corner
    if max(shift.x.magnitude, shift.y.magnitude) > 0.001 { try self.shift(object, by: shift) }
    for (_, form) in try object["AP"]?.entries ?? [] where try form.kind == .stream {
      guard let box = try form["BBox"]?.rect else { continue }
      let matrix = try form["Matrix"]?.reals.flatMap(Matrix.init(components:)) ?? .identity
      let drawn = matrix.apply(box)
      let placed = matrix.then(.translation(-drawn.x0, -drawn.y0))
      try form.set("Matrix", document.makeReals(placed.components))
    }
  }
}
