// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// Keeps the appearances that other programs drew. They are kept when their annotation is moved,
/// resized or rotated.
extension Page {
  /// Whether the annotation has an appearance that was drawn by another program.
  func hasForeignAppearance(_ object: PDFObject) throws(EngineError) -> Bool {
    guard let appearance = try object["AP"]?["N"] else { return false }
    guard try appearance.kind != .stream else { return try appearance[PrivateKey.drawn] == nil }
    // Check boxes and radio buttons have an appearance for each state.
    for (_, state) in try appearance.entries where try state[PrivateKey.drawn] == nil {
      return true
    }
    return false
  }

  /// Records that Recto draws an annotation's appearance. A change then redraws it.
  func markAppearance(of object: PDFObject) throws(EngineError) {
    try document.markAppearance(of: object)
  }

  /// Shows the same appearance at the annotation's new place.
  ///
  /// Viewers fit an appearance into its annotation's rectangle (ISO 32000-2, 12.5.5), so only a
  /// rotated one needs a wrapper form. That form remembers the original appearance, so that wrappers
  /// do not pile up when an annotation is rotated again.
  func keepAppearance(
    of new: Annotation, from old: Annotation, _ placing: AnnotationPlacing, _ object: PDFObject
  ) throws(EngineError) {
    let turned = placing.isTurned ? try turnedForm(of: new, from: old, placing, object) : nil
    try writer(for: new).setRect(new.rect, in: object)
    try keepInsets(of: new, from: old, placing, object)
    guard let turned else { return }
    try object.set("AP", document.makeDictionary(["N": turned]))
    try object.set("AS", nil)
    try settleUpright(new, object)
  }

  private func turnedForm(
    of new: Annotation, from old: Annotation, _ placing: AnnotationPlacing, _ object: PDFObject
  ) throws(EngineError) -> PDFObject? {
    guard let shown = try object["AP"]?["N"], try shown.kind == .stream,
      let rect = try object["Rect"]?.rect, let box = try shown["BBox"]?.rect,
      let fromUpright = new.placement(of: new.uprightBox, around: new.rect.center).inverse
    else { return nil }
    let own = try shown["Matrix"]?.reals.flatMap(Matrix.init(components:)) ?? .identity
    let bounds = own.apply(box)
    guard bounds.area > 0 else { return nil }
    let inner = try shown[PrivateKey.turned]
    let within = try shown[PrivateKey.turnedBy]?.reals.flatMap(Matrix.init(components:))
    // Maps the space of the remembered form, or else of the shown one, to its present place.
    var placed = own.then(bounds.map(to: rect))
    if inner != nil, let within {
      placed = within.then(placed)
    } else {
      placed = bounds.map(to: rect)
    }
    let drawing = placed.then(space(of: old)).then(placing.map).then(fromUpright)
    var painter = Painter(new, in: document)
    painter.blend = nil
    painter.standUpright(new.uprightBox, in: new.rect)
    painter.draw(inner ?? shown, drawing)
    let form = try painter.form(toUserSpace: writer(for: new).toUserSpace, opacity: 1)
    try form.set(PrivateKey.turned, inner ?? shown)
    try form.set(PrivateKey.turnedBy, document.makeReals(drawing.components))
    return form
  }

  /// Scales `RD` with the rectangle. In a rotated annotation, `RD` is removed, because the sides
  /// differ.
  private func keepInsets(
    of new: Annotation, from old: Annotation, _ placing: AnnotationPlacing, _ object: PDFObject
  ) throws(EngineError) {
    guard let insets = try object["RD"]?.reals, insets.count == 4 else { return }
    guard !placing.isTurned else { return try object.set("RD", nil) }
    let (x, y) = (new.rect.width / old.rect.width, new.rect.height / old.rect.height)
    // The page may be shown with the file's axes swapped.
    let (across, down) = space(of: old).b == 0 ? (x, y) : (y, x)
    try object.set(
      "RD",
      writer.reals([insets[0] * across, insets[1] * down, insets[2] * across, insets[3] * down]))
  }
}

extension Document {
  /// Records that Recto drew the annotation's appearance, in each of its states.
  func markAppearance(of object: PDFObject) throws(EngineError) {
    guard let appearance = try object["AP"]?["N"] else { return }
    let isOne = try appearance.kind == .stream
    for drawn in isOne ? [appearance] : try appearance.entries.map(\.value)
    where try drawn.kind == .stream {
      try drawn.set(PrivateKey.drawn, makeBoolean(true))
    }
  }
}
