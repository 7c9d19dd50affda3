// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// Entries of one value each; `nil` and what is empty removes the entry.
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

  func setColor(_ key: String, _ color: Color?, in object: PDFObject) throws(EngineError) {
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

  func setRect(_ key: String, _ rect: Rect, in object: PDFObject) throws(EngineError) {
    let rect = toUserSpace.apply(rect)
    try object.set(key, reals([rect.x0, rect.y0, rect.x1, rect.y1]))
  }

  func reals(_ values: [Double]) throws(EngineError) -> PDFObject {
    try document.makeReals(values)
  }
}
