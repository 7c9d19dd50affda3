// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import JSON

/// Members of drawings and markup.
extension InstantReading {
  func readMarkup(_ a: inout Annotation) throws(ExchangeError) {
    let rects = try object.rects("rects") ?? []
    a.contents = try object.string("note")
    if type == .redact {
      a.interiorColor = try object.color("fillColor")
      a.color = try object.color("outlineColor")
      a.overlayText = try object.string("overlayText")
      if let color = try object.color("color") {
        a.text = a.text ?? .init()
        a.text?.color = color
      }
      if rects.isEmpty || (a.quads.isEmpty && rects.count == 1 && rects[0].isNear(a.rect)) {
        return
      }
    } else {
      a.color = try object.color("color") ?? kept("color", a.color)
      if rects.isEmpty { throw object.fail("rects", "at least one rectangle") }
      a.multiplies = try multiplies() ?? a.multiplies
    }
    // Slanted quads are kept if they have the same bounds.
    let bounds = a.quads.map(\.bounds)
    if bounds.count == rects.count, zip(bounds, rects).allSatisfy({ $0.isNear($1) }) { return }
    a.quads = rects.map { Quad($0) }
  }

  func readInk(_ a: inout Annotation) throws(ExchangeError) {
    let lines = try needed("lines", "an object with points", try object.object("lines"))
    var strokes: [[Point]] = []
    for line in try lines.array("points") ?? [] {
      guard case .array(let elements) = line else { throw lines.fail("points", "arrays of points") }
      let points = elements.compactMap(InstantObject.point)
      guard points.count == elements.count, !points.isEmpty else {
        throw lines.fail("points", "arrays of points [x, y]")
      }
      strokes.append(points)
    }
    guard !strokes.isEmpty else { throw lines.fail("points", "at least one line") }
    a.strokes = strokes
    try readPressures(lines, &a)
    a.border.width = try object.number("lineWidth", in: 0...1000) ?? 1
    a.color = try object.color("strokeColor") ?? kept("strokeColor", a.color)
    a.multiplies = try multiplies() ?? a.multiplies
    a.contents = try object.string("note")
  }

  /// If all pressures are 0.5, the device had no pressure sensor.
  private func readPressures(_ lines: InstantObject, _ a: inout Annotation) throws(ExchangeError) {
    let all = (try lines.array("intensities") ?? []).map { InstantObject.numbers($0) ?? [] }
    let fits =
      all.count == a.strokes.count && zip(all, a.strokes).allSatisfy { $0.count == $1.count }
    let isFlat = all.allSatisfy { $0.allSatisfy { $0 == 0.5 } }
    let isNatural = try object.bool("isDrawnNaturally") ?? true
    a.pressures =
      fits && !isFlat && isNatural
      ? all.map { $0.map { min(max($0, 0), 1) } } : []
  }

  private func multiplies() throws(ExchangeError) -> Bool? {
    try object.string("blendMode").map { $0 == "multiply" }
  }

  func readShape(_ a: inout Annotation) throws(ExchangeError) {
    switch type {
    case .line:
      a.line = [
        try needed("startPoint", "a point [x, y]", try object.point("startPoint")),
        try needed("endPoint", "a point [x, y]", try object.point("endPoint")),
      ]
    case .polyLine, .polygon:
      a.vertices = try object.points("points") ?? []
      if a.vertices.count < 2 { throw object.fail("points", "at least two points") }
    default: break
    }
    if type == .line || type == .polyLine {
      let caps = try object.object("lineCaps")
      let names = [try cap("start", caps), try cap("end", caps)]
      a.lineEndings = caps == nil ? [] : names
    }
    a.color = try object.color("strokeColor")
    a.interiorColor = try object.color("fillColor")
    a.border.width = try object.number("strokeWidth", in: 0...1000) ?? 1
    let dashes = (try object.numbers("strokeDashArray") ?? []).map { min(max($0, 0), 1000) }
    if dashes.contains(where: { $0 > 0 }), dashes.count <= 64 {
      (a.border.style, a.border.dash) = ("D", dashes)
    } else if a.border.style == "D" {
      (a.border.style, a.border.dash) = ("S", [])
    }
    a.border.cloudiness = try object.number("cloudyBorderIntensity", in: 0...100) ?? 0
    a.multiplies = try multiplies() ?? false
    a.contents = try object.string("note")
    try readMeasure(&a)
  }

  /// The shape's rectangle inside its cloudy border, given the outer box.
  func shape(in box: Rect) throws(ExchangeError) -> Rect {
    guard type == .square || type == .circle,
      let inset = try object.numbers("cloudyBorderInset"), inset.count == 4,
      inset.allSatisfy({ $0 >= 0 }), inset[0] + inset[2] < box.width,
      inset[1] + inset[3] < box.height
    else { return box }
    return Rect(box.x0 + inset[0], box.y0 + inset[1], box.x1 - inset[2], box.y1 - inset[3])
  }

  func cap(_ name: String, _ caps: InstantObject?) throws(ExchangeError) -> String {
    guard let caps, let word = try caps.string(name) else { return "None" }
    guard let name = InstantVocabulary.name(word, in: InstantVocabulary.caps) else {
      throw caps.fail(name, "the name of a line cap")
    }
    return name
  }

  private func readMeasure(_ a: inout Annotation) throws(ExchangeError) {
    guard let scale = try object.object("measurementScale") else {
      a.measure = nil
      return
    }
    let measure = Annotation.Measure(
      try scale.number("from") ?? 1, try scale.string("unitFrom") ?? "in",
      is: try scale.number("to") ?? 1, try scale.string("unitTo") ?? "in")
    guard var measure else { throw object.fail("measurementScale", "lengths with units") }
    if let old = a.measure {
      (measure.showsCaption, measure.ratio) = (old.showsCaption, old.ratio)
      // Exported numbers are rounded, so a tiny difference is ignored.
      if (old.unitsPerPoint / measure.unitsPerPoint - 1).magnitude < 1e-6 { measure = old }
    }
    if let word = try object.string("measurementPrecision") {
      guard let known = InstantVocabulary.precisions.first(where: { $0.word == word }) else {
        throw object.fail("measurementPrecision", "the name of a precision")
      }
      measure.precision = known.value
    }
    a.measure = measure
  }
}
