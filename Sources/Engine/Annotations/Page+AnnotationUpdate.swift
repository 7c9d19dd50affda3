// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF
import Geometry

extension Page {
  /// Brings an annotation of this page to a new state. What the value does not model stays, and so does
  /// the appearance, as long as the change does not show in it.
  ///
  /// If the picture is all that is known of the look (stamps, types that are not drawn here), the
  /// picture is fitted into the new place. An appearance by another program is moved, resized and
  /// turned as it is; only a change of the text or the style draws a new one. The popup moves
  /// along.
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
    let looksOtherwise = try writer.write(new, over: old, to: object)
    let isMoved = new.rect != old.rect
    if new.type != old.type { try object.set("Subtype", document.makeName(new.type.subtype)) }
    if isMoved || looksOtherwise || new.type != old.type {
      try redraw(new, from: old, object, shown: shown)
      try movePopup(of: object, by: new.rect.origin - old.rect.origin)
    }
    try mirror(object)
    try rereadAnnotations(with: new.id)
    if new.parent != old.parent { try reread([new.parent, old.parent].compactMap(\.self)) }
  }

  /// Draws an annotation's appearance, as far as it differs from the old one's.
  func redraw(
    _ new: Annotation, from old: Annotation, _ object: PDFObject, shown: String? = nil
  ) throws(EngineError) {
    let isThere = try object["AP"]?["N"] != nil
    if isThere, new.isMoved(from: old) { return try writer.setRect(new.rect, in: object) }
    if isThere, new.keepsPicture(from: old) { return try reframe(new, from: old, object) }
    if isThere, new.keepsAppearance(from: old) {
      return try writer.setRect(new.rect, in: object)
    }
    if let placing = new.placing(from: old), try hasForeignAppearance(object) {
      return try keepAppearance(of: new, from: old, placing, object)
    }
    if new.type == .widget { return try redrawWidget(new, object, shown: shown) }
    try writer.setRect(new.rect, in: object)
    try drawAppearance(of: new, object)
  }
}

extension Annotation {
  /// Whether it is the same but for its place.
  fileprivate func isMoved(from old: Annotation) -> Bool {
    var moved = old.moved(by: rect.origin - old.rect.origin)
    moved.rect = rect
    guard !rounded.looksDifferent(from: moved.rounded) else { return false }
    return type == old.type && (rect.width - old.rect.width).magnitude < tolerance
      && (rect.height - old.rect.height).magnitude < tolerance
  }

  /// Whether only its picture is known, which stays.
  fileprivate func keepsPicture(from old: Annotation) -> Bool {
    guard type == .stamp, picture == nil, old.picture == nil else { return false }
    return icon == old.icon && (color == old.color || icon == nil)
  }

  /// Whether it looks as before, in a rectangle of another size perhaps: what is not drawn here.
  fileprivate func keepsAppearance(from old: Annotation) -> Bool {
    switch type {
    case .movie, .screen, .richMedia, .threeD, .printerMark, .trapNet, .watermark, .projection,
      .popup, .unknown:
      true
    case .text, .fileAttachment, .sound:
      color == old.color && icon == old.icon && opacity == old.opacity
    default: false
    }
  }

  /// The annotation with points rounded to a hundredth, finer than anybody draws: files hold single
  /// precision.
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

  /// All of it at another place.
  public func moved(by delta: Point) -> Annotation { mapped(by: .translation(delta.x, delta.y)) }

  /// All its points and rectangles mapped: what it shows is not turned by that.
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
  /// Whether one can become the other: both have their shape in the same entries.
  fileprivate func isKin(of other: AnnotationType) -> Bool {
    let families: [Set<AnnotationType>] = [
      [.square, .circle], [.polygon, .polyLine], [.highlight, .underline, .squiggly, .strikeOut],
    ]
    return families.contains { $0.isSuperset(of: [self, other]) }
  }
}

private let tolerance = 0.01
