// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// Turns annotations that come from a page shown differently. The old page has another angle or scale,
/// and the annotations must look the same on the new one: their points turn, and their appearances with
/// everything on them.
struct AnnotationTurn {
  private let target: Page
  /// Maps the old page's user space to the new page's. A point keeps its place on the page as shown.
  private let space: Matrix
  /// The map without its distance.
  private let linear: Matrix
  /// How much further the new page is turned: clockwise, in degrees.
  private let angle: Int

  /// `nil` if the pages are shown at the same angle and scale.
  init?(from source: Page, to target: Page) throws(EngineError) {
    guard let space = target.transform.inverse.map(source.transform.then) else { return nil }
    linear = Matrix(space.a, space.b, space.c, space.d, 0, 0)
    let differences = zip(linear.components, Matrix.identity.components).map { $0 - $1 }
    // Single precision is less exact.
    guard differences.contains(where: { $0.magnitude > 1e-4 }) else { return nil }
    (self.target, self.space) = (target, space)
    let document = target.document
    angle =
      try document.pageGeometry(target.index).rotation
      - document.pageGeometry(source.index).rotation
  }

  private var document: Document { target.document }

  func perform(on object: PDFObject) throws(EngineError) {
    guard try turnsWithPage(object) else { return }
    try mapInsets(of: object)
    try target.map(object, by: space)
    try turnAppearance(of: object)
    // The angles that these entries give are those of the contents on the page.
    if let angle = try object["Rotate"]?.integer {
      try object.set("Rotate", document.makeInteger(turned(angle)))
    }
    guard try object["Subtype"]?.name == "Widget" else { return }
    let marks = try document.makeDictionary(like: object["MK"])
    let angle = try marks["R"]?.integer ?? 0
    try marks.set("R", document.makeInteger(turned(angle)))
    try object.set("MK", marks)
  }

  /// Whether an annotation turns with its page. Popups have no look of their own, and some annotations
  /// stand upright on every page.
  private func turnsWithPage(_ object: PDFObject) throws(EngineError) -> Bool {
    guard let subtype = try object["Subtype"]?.name, subtype != "Popup" else { return false }
    let flags = AnnotationFlags(rawValue: try object["F"]?.integer ?? 0)
    return !AnnotationType(subtype: subtype).standsUpright(with: flags)
  }

  private func turned(_ angle: Int) -> Int { ((angle % 360 + self.angle) % 360 + 360) % 360 }

  /// Maps `RD`: the distances from the sides of the rectangle to the contents.
  private func mapInsets(of object: PDFObject) throws(EngineError) {
    guard let insets = try object["RD"]?.reals, insets.count == 4,
      let rect = try object["Rect"]?.rect
    else { return }
    let outer = linear.apply(rect)
    let inner = linear.apply(
      Rect(rect.x0 + insets[0], rect.y0 + insets[1], rect.x1 - insets[2], rect.y1 - insets[3]))
    try object.set(
      "RD",
      document.makeReals([
        inner.x0 - outer.x0, inner.y0 - outer.y0, outer.x1 - inner.x1, outer.y1 - inner.y1,
      ]))
  }

  /// Viewers fit the turned appearance into the rectangle (ISO 32000-2, 12.5.5). Another annotation may
  /// have the same one, so this one gets a copy.
  private func turnAppearance(of object: PDFObject) throws(EngineError) {
    guard let shared = try object["AP"], try shared.kind == .dictionary else { return }
    let own = try document.detachedAppearances(shared)
    for (_, look) in try own.entries {
      for form in try look.kind == .dictionary ? look.entries.map(\.value) : [look]
      where try form.kind == .stream {
        let matrix = try form["Matrix"]?.reals.flatMap(Matrix.init(components:)) ?? .identity
        try form.set("Matrix", document.makeReals(matrix.then(linear).components))
      }
    }
    try object.set("AP", own)
  }
}
