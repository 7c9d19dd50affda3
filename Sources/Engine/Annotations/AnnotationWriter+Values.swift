// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// Single-valued entries; `nil` and empty values remove the entry.
extension AnnotationWriter {
  func set(_ key: String, _ text: String?, in object: PDFObject) throws(EngineError) {
    try object.set(key, text.map { text throws(EngineError) in try document.makeText(text) })
  }

  func set(_ key: String, _ value: Double?, in object: PDFObject) throws(EngineError) {
    try object.set(key, value.map { value throws(EngineError) in try document.makeReal(value) })
  }

  func set(_ key: String, _ value: Bool?, in object: PDFObject) throws(EngineError) {
    try object.set(key, value.map { value throws(EngineError) in try document.makeBoolean(value) })
  }

  func setName(_ key: String, _ name: String?, in object: PDFObject) throws(EngineError) {
    try object.set(key, name.map { name throws(EngineError) in try document.makeName(name) })
  }

  func setDate(_ key: String, _ seconds: Int64?, in object: PDFObject) throws(EngineError) {
    try set(key, seconds.map { CivilTime(seconds: $0).pdf }, in: object)
  }

  /// Writes a colour. An entry that has it already stays in its own colour space.
  func setColor(_ key: String, _ color: Color?, in object: PDFObject) throws(EngineError) {
    guard try Color(components: object[key]?.reals ?? []) != color else { return }
    try object.set(key, color.map { color throws(EngineError) in try reals(color.components) })
  }

  func setPoints(_ key: String, _ points: [Point], in object: PDFObject) throws(EngineError) {
    try object.set(key, points.isEmpty ? nil : reals(points.map(toUserSpace.apply).numbers))
  }

  func setArrays(_ key: String, _ arrays: [[Double]], in object: PDFObject) throws(EngineError) {
    guard !arrays.isEmpty else { return try object.set(key, nil) }
    let all = try document.makeArray()
    for array in arrays { try all.append(reals(array)) }
    try object.set(key, all)
  }

  /// Writes `Rect`. A note stands upright on every page, anchored at the upper left corner of its
  /// rectangle, as if `NoRotate` were set (ISO 32000-2, 12.5.6.4).
  func setRect(_ rect: Rect, in object: PDFObject) throws(EngineError) {
    var placed = toUserSpace.apply(rect)
    if try object["Subtype"]?.name == "Text" { placed = uprightSpace(of: rect).apply(rect) }
    try object.set("Rect", reals([placed.x0, placed.y0, placed.x1, placed.y1]))
  }

  /// The map that keeps a note upright in user space, with its upper left corner where it is shown.
  func uprightSpace(of rect: Rect) -> Matrix {
    let (corner, scale) = (toUserSpace.apply(rect.origin), toUserSpace.scale)
    return Matrix(
      scale, 0, 0, -scale, corner.x - rect.x0 * scale, corner.y + rect.y0 * scale)
  }

  func reals(_ values: [Double]) throws(EngineError) -> PDFObject {
    try document.makeReals(values)
  }
}
