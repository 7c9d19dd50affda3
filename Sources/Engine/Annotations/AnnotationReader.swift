// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// Reads annotations' dictionaries (ISO 32000-2, 12.5) into values in page space.
struct AnnotationReader {
  let document: Document
  let pageIndex: Int
  var transform: Matrix

  func read(_ reference: PDFObject, id: String) throws(EngineError) -> Annotation {
    let object = try reference.target
    let type = AnnotationType(subtype: try object["Subtype"]?.name ?? "")
    let rect = try object["Rect"]?.rect ?? Rect(0, 0, 0, 0)
    let flags = AnnotationFlags(rawValue: try object["F"]?.integer ?? 0)
    let space = type.standsUpright(with: flags) ? upright(in: rect) : self
    var annotation = Annotation(
      id: id, type: type, pageIndex: pageIndex, rect: space.transform.apply(rect))
    for read in DictionaryEntry.readers(of: type) { try read(space, object, &annotation) }
    return annotation
  }

  /// A visible link annotation with an action; `nil` for all other annotations.
  func readLink(_ reference: PDFObject) throws(EngineError) -> PageLink? {
    let object = try reference.target
    guard try object["Subtype"]?.name == "Link",
      AnnotationFlags(rawValue: try object["F"]?.integer ?? 0).isDisjoint(with: [.hidden, .noView]),
      let action = try linkAction(of: object)
    else { return nil }
    return PageLink(
      rect: transform.apply(try object["Rect"]?.rect ?? Rect(0, 0, 0, 0)), action: action)
  }

  /// The action of a link; also an action that runs when a button is released over it.
  private func linkAction(of object: PDFObject) throws(EngineError) -> Action? {
    if let action = try document.action(of: object) { return action }
    guard let released = try object["AA"]?["U"] else { return nil }
    return try document.action(released)
  }

  /// Reads `C`, which for a free text is the background. Its frame has the colour of `DA`: Acrobat draws it
  /// so if `DS` sets another colour for the text, and viewers do if the file gives the border a width.
  func readColor(_ object: PDFObject, _ annotation: inout Annotation) throws(EngineError) {
    annotation.color = try color(object["C"])
    guard annotation.type == .freeText else { return }
    annotation.interiorColor = annotation.color
    let style = try StyleDeclarations(object["DS"]?.text ?? "")
    let appearance = DefaultAppearance(try object["DA"]?.text ?? "")
    let hasBorder = try hasBorder(object)
    let hasFrame = style.color != nil || hasBorder
    annotation.color = appearance.stroke ?? (hasFrame ? appearance.fill : nil)
  }

  /// Whether a free text is given a border. It has none by itself, unlike other annotations.
  private func hasBorder(_ object: PDFObject) throws(EngineError) -> Bool {
    if try object["IT"]?.name == "FreeTextTypeWriter" { return false }
    let old = try object["Border"]?.reals.flatMap { $0.count > 2 ? $0[2] : nil }
    return try (object["BS"]?["W"]?.real ?? old ?? 0) > 0
  }

  func color(_ object: PDFObject?) throws(EngineError) -> Color? {
    Color(components: try object?.reals ?? [])
  }

  func points(_ values: [Double]) -> [Point] {
    stride(from: 0, to: values.count - 1, by: 2).map {
      transform.apply(Point(values[$0], values[$0 + 1]))
    }
  }

  func quads(_ values: [Double]) -> [Quad] {
    let all = points(values)
    return stride(from: 0, to: all.count - 3, by: 4).map {
      Quad(corners: Array(all[$0..<($0 + 4)]))
    }
  }
}

// An annotation can stand upright on a rotated page (`NoRotate`, ISO 32000-2, 12.5.3): viewers turn it about
// the upper left corner that `Rect` has in user space. Its points turn with it, so they are read and written
// in a user space that is turned in the same way.

extension AnnotationType {
  /// Whether annotations of this type do not rotate with their page. A note never does (12.5.6.4). Links,
  /// popups and widgets always do: viewers look for them in their `Rect`.
  func standsUpright(with flags: AnnotationFlags) -> Bool {
    self == .text || (flags.contains(.noRotate) && ![.link, .popup, .widget].contains(self))
  }
}

extension AnnotationReader {
  /// The reader of an annotation that stands upright in `Rect`.
  func upright(in rect: Rect) -> AnnotationReader {
    guard transform.turns else { return self }
    let (corner, scale) = (transform.apply(Point(rect.x0, rect.y1)), transform.scale)
    var reader = self
    reader.transform = Matrix(
      scale, 0, 0, -scale, corner.x - rect.x0 * scale, corner.y + rect.y1 * scale)
    return reader
  }
}

extension AnnotationWriter {
  /// The writer for an annotation's entries. An annotation that stands upright has a space of its own.
  /// A note needs no such space: it has no points, so that ``setRect(_:in:)`` is enough for it.
  func writer(for annotation: Annotation) -> AnnotationWriter {
    guard annotation.type != .text, annotation.standsUpright, toUserSpace.turns else { return self }
    return AnnotationWriter(document: document, toUserSpace: uprightSpace(of: annotation.rect))
  }
}
