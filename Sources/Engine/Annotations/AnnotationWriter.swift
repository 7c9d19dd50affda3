// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// Writes annotations' entries (ISO 32000-2, 12.5), from page space to the file's user space.
struct AnnotationWriter {
  let document: Document
  let toUserSpace: Matrix

  /// Enters all that the value holds, except the appearance.
  func write(_ annotation: Annotation, to object: PDFObject) throws(EngineError) {
    try object.set("Subtype", document.makeName(annotation.type.subtype))
    try object.set("Rect", reals(of: toUserSpace.apply(annotation.rect)))
    try object.set("F", document.makeInteger(annotation.flags.rawValue))
    try object.set("NM", document.makeText(annotation.id))
    try set("Contents", annotation.contents, in: object)
    try set("T", annotation.author, in: object)
    try set("Subj", annotation.subject, in: object)
    try setDate("CreationDate", annotation.created, in: object)
    try setDate("M", annotation.modified, in: object)
    try setColor("C", annotation.color, in: object)
    try setColor("IC", annotation.interiorColor, in: object)
    if annotation.opacity < 1 { try object.set("CA", document.makeReal(annotation.opacity)) }
    if let isOpen = annotation.isOpen { try object.set("Open", document.makeBoolean(isOpen)) }
    try writeReply(annotation, to: object)
    try writeShape(annotation, to: object)
    try writeBorder(annotation, to: object)
  }

  func setDate(_ key: String, _ seconds: Int64?, in object: PDFObject) throws(EngineError) {
    try set(key, seconds.map { CivilTime(seconds: $0).pdf }, in: object)
  }

  private func writeReply(_ annotation: Annotation, to object: PDFObject) throws(EngineError) {
    guard let target = annotation.replyTo else { return }
    try object.set("IRT", document.pageOfAnnotation(target).annotationObject(target))
    if annotation.isGrouped { try object.set("RT", document.makeName("Group")) }
  }

  private func writeShape(_ annotation: Annotation, to object: PDFObject) throws(EngineError) {
    try setPoints("QuadPoints", annotation.quads.flatMap(\.points), in: object)
    try setPoints("Vertices", annotation.vertices, in: object)
    try setPoints("L", annotation.line, in: object)
    if !annotation.strokes.isEmpty {
      var strokes: [PDFObject] = []
      for stroke in annotation.strokes { strokes.append(try array(of: stroke)) }
      try object.set("InkList", document.makeArray(strokes))
    }
    if !annotation.lineEndings.isEmpty {
      var names: [PDFObject] = []
      for ending in annotation.lineEndings { names.append(try document.makeName(ending)) }
      try object.set("LE", document.makeArray(names))
    }
    if let icon = annotation.icon { try object.set("Name", document.makeName(icon)) }
  }

  private func writeBorder(_ annotation: Annotation, to object: PDFObject) throws(EngineError) {
    guard annotation.border != Annotation.Border() else { return }
    let style = try document.makeDictionary()
    try style.set("W", document.makeReal(annotation.border.width))
    try style.set("S", document.makeName(annotation.border.style))
    if !annotation.border.dash.isEmpty {
      try style.set("D", reals(annotation.border.dash))
    }
    try object.set("BS", style)
    guard annotation.border.cloudiness > 0 else { return }
    let effect = try document.makeDictionary()
    try effect.set("S", document.makeName("C"))
    try effect.set("I", document.makeReal(annotation.border.cloudiness))
    try object.set("BE", effect)
  }

  private func set(_ key: String, _ text: String?, in object: PDFObject) throws(EngineError) {
    guard let text else { return }
    try object.set(key, document.makeText(text))
  }

  private func setColor(_ key: String, _ color: Color?, in object: PDFObject) throws(EngineError) {
    guard let color else { return }
    try object.set(key, reals(color.components))
  }

  private func setPoints(
    _ key: String, _ points: [Point], in object: PDFObject
  ) throws(EngineError) {
    guard !points.isEmpty else { return }
    try object.set(key, array(of: points))
  }

  private func array(of points: [Point]) throws(EngineError) -> PDFObject {
    try reals(points.map(toUserSpace.apply).flatMap { [$0.x, $0.y] })
  }

  private func reals(of rect: Rect) throws(EngineError) -> PDFObject {
    try reals([rect.x0, rect.y0, rect.x1, rect.y1])
  }

  func reals(_ values: [Double]) throws(EngineError) -> PDFObject {
    let array = try document.makeArray()
    for value in values { try array.append(document.makeReal(value)) }
    return array
  }
}
