// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF
import Geometry

extension Page {
  /// Changes an annotation of this page to a new state. Entries that ``Annotation`` does not model are
  /// kept, and so is the appearance unless the change is visible.
  ///
  /// If only the picture is known (stamps, types that Recto does not draw), it is fitted into the new
  /// rectangle. Another program's appearance is moved, resized and rotated; only a change of the text
  /// or the style draws a new one. The popup moves with the annotation.
  ///
  /// - Parameter shown: the text that a widget shows, if a script formats its value.
  /// - Throws: ``EngineError/notFound(what:_:)``.
  public func update(_ annotation: Annotation, shown: String? = nil) throws(EngineError) {
    try settleAnnotations()
    guard let old = try self.annotation(annotation.id) else {
      throw .notFound(
        what: "annotation", "There is no annotation \(annotation.id) on page \(index).")
    }
    let new = annotation.settled(after: old)
    guard new.type == old.type || new.type.isKin(of: old.type) else {
      throw .unsupported("a \(old.type.rawValue) cannot become a \(new.type.rawValue)")
    }
    let object = try annotationObject(new.id)
    let isForeign = try hasForeignAppearance(object)
    let margin = try ShapeMargin(of: object, old)
    let isSetUpright = isUprightChanged(new, from: old) && !isForeign
    let looksDifferent = try writer(for: new).write(
      new, over: isSetUpright ? old.withoutPoints : old, to: object)
    let isMoved = new.rect != old.rect
    if new.type != old.type { try object.set("Subtype", document.makeName(new.type.subtype)) }
    if isSetUpright {
      try redrawUpright(new, from: old, object)
    } else if isMoved || looksDifferent || new.type != old.type {
      try redraw(new, from: old, object, margin: margin, shown: shown)
      try movePopup(of: object, by: new.rect.origin - old.rect.origin)
    }
    try mirror(object)
    try forgetAnnotation(with: new.id)
    if new.parent != old.parent {
      try forgetAnnotations([new.parent, old.parent].compactMap(\.self))
    }
  }

  /// Draws an annotation's appearance if it looks different from the old state.
  ///
  /// - Parameter margin: the margin in the old state; `nil` if the entries say what it is now.
  func redraw(
    _ new: Annotation, from old: Annotation, _ object: PDFObject, margin: ShapeMargin? = nil,
    shown: String? = nil
  ) throws(EngineError) {
    let isThere = try object["AP"]?["N"] != nil
    let writer = writer(for: new)
    if isThere, new.isMoved(from: old) { return try writer.setRect(new.rect, in: object) }
    if isThere, try keepsPicture(new, from: old, object) {
      return try reframe(new, from: old, object)
    }
    if isThere, new.keepsAppearance(from: old) {
      return try writer.setRect(new.rect, in: object)
    }
    if isThere, new.isFaded(from: old), try hasForeignAppearance(object),
      let most = try pictureOpacity(of: old, object), new.opacity < most + tolerance
    {
      return try reframe(new, from: old, object)
    }
    if let placing = new.placing(from: old), try hasForeignAppearance(object) {
      return try keepAppearance(of: new, from: old, placing, object)
    }
    if new.type == .widget { return try redrawWidget(new, object, shown: shown) }
    try writer.setRect(new.rect, in: object)
    try margin?.settle(new, object, in: document)
    // The engine would draw a missing shape without bounds.
    if new.hasShape { try drawAppearance(of: new, object) }
  }

  /// Redraws an annotation that came to stand upright or stopped doing so. It stays in its place.
  private func redrawUpright(
    _ new: Annotation, from old: Annotation, _ object: PDFObject
  ) throws(EngineError) {
    if try keepsPicture(new, from: old, object) { return try reframe(new, from: old, object) }
    try writer(for: new).setRect(new.rect, in: object)
    try drawAppearance(of: new, object)
  }

  /// Whether a stamp keeps its picture because nothing else defines its look. A stamp can show another
  /// program's picture under any name. Recto draws the words of a standard name, and can draw them
  /// anew.
  private func keepsPicture(
    _ new: Annotation, from old: Annotation, _ object: PDFObject
  ) throws(EngineError) -> Bool {
    guard new.type == .stamp, new.picture == nil, old.picture == nil, new.icon == old.icon else {
      return false
    }
    guard let icon = new.icon else { return true }
    if try isDrawn(object) { return false }
    let isStandard = StandardStamp.all.contains { $0.icon == icon }
    return !isStandard || (new.color == old.color && new.interiorColor == old.interiorColor)
  }

  /// The opacity that a picture has by itself, and cannot exceed; `nil` if the annotation shows no picture.
  private func pictureOpacity(of old: Annotation, _ object: PDFObject) throws(EngineError)
    -> Double?
  {
    guard let appearance = try object["AP"]?["N"] else { return nil }
    return try PictureFrame(of: appearance, opacity: old.opacity, transform: .identity)?.opacity
  }

  /// Whether Recto drew the picture that the annotation shows.
  private func isDrawn(_ object: PDFObject) throws(EngineError) -> Bool {
    guard let appearance = try object["AP"]?["N"],
      let frame = try PictureFrame(of: appearance, opacity: 1, transform: .identity)
    else { return false }
    return try frame.picture[PrivateKey.drawn] != nil
  }
}

extension Annotation {
  /// Whether nothing but the position differs visibly.
  func isMoved(from old: Annotation) -> Bool {
    var moved = old.moved(by: rect.origin - old.rect.origin)
    moved.rect = rect
    guard !rounded.looksDifferent(from: moved.rounded) else { return false }
    return type == old.type && (rect.width - old.rect.width).magnitude < tolerance
      && (rect.height - old.rect.height).magnitude < tolerance
  }

  /// Whether nothing differs visibly but the opacity of a text. Another program may have set the text more
  /// tightly than Recto would.
  fileprivate func isFaded(from old: Annotation) -> Bool {
    guard type == .freeText, old.type == type, callout.isEmpty, rotation == 0, rect == old.rect,
      opacity != old.opacity
    else { return false }
    var same = self
    same.opacity = old.opacity
    return !same.looksDifferent(from: old)
  }

  /// Whether the appearance is kept, perhaps in a rectangle of another size: for types that are not
  /// drawn here.
  fileprivate func keepsAppearance(from old: Annotation) -> Bool {
    switch type {
    case _ where !type.isDrawn: true
    case .text, .fileAttachment, .sound:
      color == old.color && icon == old.icon && opacity == old.opacity
    default: false
    }
  }

  /// The annotation with its coordinates in multiples of 1/50 point, for comparisons: files have
  /// single precision, and a smaller difference is not visible.
  private var rounded: Annotation {
    func near(_ point: Point) -> Point {
      Point((point.x * 50).rounded() + 0, (point.y * 50).rounded() + 0)
    }
    var copy = self
    copy.quads = quads.map {
      Quad(
        upperLeft: near($0.upperLeft), upperRight: near($0.upperRight),
        lowerLeft: near($0.lowerLeft), lowerRight: near($0.lowerRight))
    }
    copy.strokes = strokes.map { $0.map(near) }
    copy.vertices = vertices.map(near)
    copy.line = line.map(near)
    copy.callout = callout.map(near)
    return copy
  }

  /// The annotation moved as a whole.
  public func moved(by delta: Point) -> Annotation { mapped(by: .translation(delta.x, delta.y)) }

  /// The annotation moved into a rectangle by the least distance.
  public func moved(into bounds: Rect) -> Annotation {
    moved(by: rect.clamped(into: bounds).origin - rect.origin)
  }

  /// The annotation with all its points and rectangles mapped; its contents are not rotated.
  public func mapped(by matrix: Matrix) -> Annotation {
    var copy = self
    copy.rect = matrix.apply(rect)
    copy.textBox = textBox.map(matrix.apply)
    copy.quads = quads.map(matrix.apply)
    copy.strokes = strokes.map { $0.map(matrix.apply) }
    copy.vertices = vertices.map(matrix.apply)
    copy.line = line.map(matrix.apply)
    copy.callout = callout.map(matrix.apply)
    return copy
  }
}

extension AnnotationType {
  /// Whether one type can become the other: both have their shape in the same entries.
  fileprivate func isKin(of other: AnnotationType) -> Bool {
    let families: [Set<AnnotationType>] = [
      [.square, .circle], [.polygon, .polyLine], [.highlight, .underline, .squiggly, .strikeOut],
    ]
    return families.contains { $0.isSuperset(of: [self, other]) }
  }
}

private let tolerance = 0.01
