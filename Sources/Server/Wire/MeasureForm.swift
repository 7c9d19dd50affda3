// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// How lengths on a page become lengths of the real thing, on the wire.
struct MeasureForm: Record {
  static let name = "Measure"
  static let summary = "How lengths on a page become lengths of the real thing."

  var unitsPerPoint = 1.0
  var unit = ""
  var precision = 0.01
  var ratio: String?
  var caption = true

  init() {}

  init(_ measure: Annotation.Measure) {
    unitsPerPoint = measure.unitsPerPoint
    unit = measure.unit
    precision = measure.precision
    ratio = measure.ratio
    caption = measure.showsCaption
  }

  static let fields: [Field<Self>] = [
    .required(
      "unitsPerPoint", \.unitsPerPoint, "Units in 1/72 inch of the page.", in: 1e-9...1e9),
    .required("unit", \.unit, "What the units are called, such as `cm`."),
    .defaulted(
      "precision", \.precision, 0.01, "What values are rounded to a multiple of.", in: 1e-9...1e9),
    .optional("ratio", \.ratio, "The scale in words, such as `1 in = 1 ft`."),
    .defaulted("caption", \.caption, true, "Whether the value is written on the page."),
  ]

  var measure: Annotation.Measure {
    var measure = Annotation.Measure(
      unitsPerPoint: unitsPerPoint, unit: unit,
      ratio: ratio ?? "1 in = \((unitsPerPoint * 72 * 1000).rounded() / 1000) \(unit)")
    measure.precision = precision
    measure.showsCaption = caption
    return measure
  }
}
