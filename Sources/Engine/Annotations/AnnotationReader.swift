// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// Reads annotations' dictionaries (ISO 32000-2, 12.5) into values in page space.
struct AnnotationReader {
  let document: Document
  let pageIndex: Int
  let transform: Matrix

  func read(_ reference: PDFObject, id: String) throws(EngineError) -> Annotation {
    let object = try reference.target
    let type = AnnotationType(subtype: try object["Subtype"]?.name ?? "")
    let rect = try object["Rect"]?.rect ?? Rect(0, 0, 0, 0)
    var annotation = Annotation(
      id: id, type: type, pageIndex: pageIndex,
      rect: type == .text ? uprightRect(rect) : transform.apply(rect))
    annotation.flags = AnnotationFlags(rawValue: try object["F"]?.integer ?? 0)
    annotation.contents = try object["Contents"]?.text
    annotation.modified = try object["M"]?.date
    annotation.color = try color(object["C"])
    annotation.hasAppearance = try object["AP"]?["N"] != nil
    annotation.action = try document.action(of: object)
    if type == .link, annotation.action == nil, let additional = try object["AA"] {
      annotation.action = try additional["U"].flatMap { object throws(EngineError) in
        try document.action(object)
      }
    }
    if type.isMarkup { try readMarkup(object, &annotation) }
    if type == .popup, let parent = try object["Parent"] {
      annotation.parent = try document.annotationID(of: parent)
    }
    annotation.border = try border(object)
    annotation.quads = try quads(object["QuadPoints"]?.reals ?? [])
    // Most annotations are these, which have nothing of what follows.
    if type != .link, type != .widget { try readShape(object, &annotation) }
    return annotation
  }

  /// See ``AnnotationWriter/setRect(_:in:)``.
  private func uprightRect(_ rect: Rect) -> Rect {
    let size = Size(rect.width * transform.scale, rect.height * transform.scale)
    return Rect(origin: transform.apply(Point(rect.x0, rect.y1)), size: size)
  }

  private func readMarkup(_ object: PDFObject, _ annotation: inout Annotation) throws(EngineError) {
    annotation.author = try object["T"]?.text
    annotation.subject = try object["Subj"]?.text
    annotation.created = try object["CreationDate"]?.date
    // The engine's numbers are of single precision, in which 0.8 is 0.800000011920929.
    annotation.opacity = ((try object["CA"]?.real ?? 1) * 100_000).rounded() / 100_000
    annotation.isGrouped = try object["RT"]?.name == "Group"
    if let target = try object["IRT"] { annotation.replyTo = try document.annotationID(of: target) }
    if let popup = try object["Popup"] { annotation.popup = try document.annotationID(of: popup) }
    if let state = try object["State"]?.text {
      annotation.state = ReviewState(state, model: try object["StateModel"]?.text)
    }
  }

  private func readShape(_ object: PDFObject, _ annotation: inout Annotation) throws(EngineError) {
    annotation.interiorColor = try color(object["IC"])
    annotation.vertices = try points(object["Vertices"]?.reals ?? [])
    annotation.line = try points(object["L"]?.reals ?? [])
    annotation.icon = try object["Name"]?.name
    annotation.isOpen = try object["Open"]?.boolean
    for stroke in try object["InkList"]?.elements ?? [] {
      annotation.strokes.append(points(try stroke.reals ?? []))
    }
    for ending in try object["LE"]?.elements ?? [] {
      annotation.lineEndings.append(try ending.name ?? "None")
    }
    try readParts(object, &annotation)
  }

  func border(_ object: PDFObject) throws(EngineError) -> Annotation.Border {
    var border = Annotation.Border()
    if let old = try object["Border"]?.reals, old.count >= 3 { border.width = old[2] }
    if let style = try object["BS"] {
      border.width = try style["W"]?.real ?? 1
      border.style = try style["S"]?.name ?? "S"
      border.dash = try style["D"]?.reals ?? (border.style == "D" ? [3] : [])
    }
    if let effect = try object["BE"], try effect["S"]?.name == "C" {
      border.cloudiness = try effect["I"]?.real ?? 1
    }
    return border
  }

  private func color(_ object: PDFObject?) throws(EngineError) -> Color? {
    Color(components: try object?.reals ?? [])
  }

  func points(_ values: [Double]) -> [Point] {
    stride(from: 0, to: values.count - 1, by: 2).map {
      transform.apply(Point(values[$0], values[$0 + 1]))
    }
  }

  /// `QuadPoints` in Acrobat's order: upper left, upper right, lower left, lower right. The corners
  /// are the reader's, so they are named anew from where they lie where the file has another order.
  private func quads(_ values: [Double]) -> [Quad] {
    let all = points(values)
    return stride(from: 0, to: all.count - 3, by: 4).map { start in
      Quad(
        upperLeft: all[start], upperRight: all[start + 1],
        lowerLeft: all[start + 2], lowerRight: all[start + 3]
      ).untwisted
    }
  }
}

extension Quad {
  /// The same region with its lower corners exchanged where the file gave them in circular order,
  /// as the standard (but hardly a writer) says.
  fileprivate var untwisted: Quad {
    let left = lowerLeft - upperLeft
    let right = lowerRight - upperRight
    let crossed = lowerRight - upperLeft
    let uncrossed = left.x * left.x + left.y * left.y + right.x * right.x + right.y * right.y
    let other = lowerLeft - upperRight
    let twisted =
      crossed.x * crossed.x + crossed.y * crossed.y + other.x * other.x + other.y * other.y
    guard twisted < uncrossed else { return self }
    return Quad(
      upperLeft: upperLeft, upperRight: upperRight, lowerLeft: lowerRight, lowerRight: lowerLeft)
  }
}
