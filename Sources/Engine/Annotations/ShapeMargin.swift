// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Members

/// The room between a shape's rectangle and its line's outer edge. The shape is a square or circle.
/// `RD`, from which the room is derived, leads to the middle of the line (ISO 32000-2, table 180).
///
/// The engine never makes `RD` smaller. If the line becomes thinner, or the border is no longer cloudy, the
/// shape would stay as small as the old border made it.
struct ShapeMargin {
  @Indirect private var old: Annotation
  /// Left, bottom, right and top, in user space.
  private let sides: [Double]

  /// `nil` for other types, and for a shape without `RD`.
  ///
  /// - Parameter old: the annotation as the object's entries describe it.
  init?(of object: PDFObject, _ old: Annotation) throws(EngineError) {
    guard ShapeMargin.types.contains(old.type), let insets = try object["RD"]?.reals,
      insets.count == 4, insets.allSatisfy(\.isFinite)
    else { return nil }
    let half = old.border.width.magnitude / 2
    sides = insets.map { max(0, $0 - half) }
    self.old = old
  }

  /// Prepares the entries of the changed annotation, which will be drawn.
  ///
  /// The margin of a cloudy border belongs to the border: the rectangle becomes that of the shape, and the
  /// engine makes room around it for the new border. Any other margin is another program's, and stays.
  func settle(_ new: Annotation, _ object: PDFObject, in document: Document) throws(EngineError) {
    guard ShapeMargin.types.contains(new.type),
      new.border.width != old.border.width || new.border.cloudiness != old.border.cloudiness
    else { return }
    guard old.border.effect == .cloudy else {
      let half = new.border.width.magnitude / 2
      let hasMargin = sides.contains { $0 > 0.01 }
      return try object.set("RD", hasMargin ? document.makeReals(sides.map { $0 + half }) : nil)
    }
    try object.set("RD", nil)
    // A rectangle that the client gives along with a plain border is that of the shape.
    guard new.border.effect == .cloudy || new.rect == old.rect,
      let rect = try object["Rect"]?.rect,
      sides[0] + sides[2] < rect.width, sides[1] + sides[3] < rect.height
    else { return }
    try object.set(
      "Rect",
      document.makeReals([
        rect.x0 + sides[0], rect.y0 + sides[1], rect.x1 - sides[2], rect.y1 - sides[3],
      ]))
  }

  private static let types: Set<AnnotationType> = [.square, .circle]
}
