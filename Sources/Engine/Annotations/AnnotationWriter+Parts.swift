// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import System

/// Writes entries that only some types of annotation have.
extension AnnotationWriter {
  func writeData(_ annotation: Annotation, to object: PDFObject) throws(EngineError) {
    guard !annotation.customData.isEmpty else { return try object.set(PrivateKey.data, nil) }
    let entries = try document.makeDictionary()
    for (key, value) in annotation.customData.inOrderOfKeys {
      try entries.set(key.text, document.makeText(value.text))
    }
    try object.set(PrivateKey.data, entries)
  }

  /// Writes the style of a free text or of overlay text. The entries are `DA` and `Q`, and `DS` if
  /// there is one; overlay text is that of a redaction.
  func writeText(_ annotation: Annotation, to object: PDFObject) throws(EngineError) {
    let isFreeText = annotation.type == .freeText
    guard let style = annotation.text ?? annotation.standardText else {
      for key in ["DA", "Q", "DS"] { try object.set(key, nil) }
      return
    }
    let appearance = DefaultAppearance(style, stroke: isFreeText ? annotation.color : nil)
    try set("DA", appearance.text, in: object)
    let alignment = Annotation.TextAlignment.allCases.firstIndex(of: style.alignment) ?? 0
    try object.set("Q", document.makeInteger(alignment))
    // Only the default style tells weight and slant.
    let hasStyle = try object["DS"] != nil
    guard hasStyle || style.isBold || style.isItalic else { return }
    // If it had a colour, that of `DA` would be the colour of a frame.
    let hasFrame = !isFreeText || annotation.color != nil
    try set("DS", hasFrame ? style.css : style.uncoloredCSS, in: object)
  }

  /// Removes the action for the release of the pointer. It would take the place of a missing `A`.
  func forgetRelease(of object: PDFObject) throws(EngineError) {
    guard try object["AA"]?["U"] != nil else { return }
    let others = try document.ownDictionary("AA", of: object)
    try others.set("U", nil)
    try object.set("AA", others)
  }

  /// See ``AnnotationReader/readTurn(_:_:)``.
  func writeTurn(_ annotation: Annotation, to object: PDFObject) throws(EngineError) {
    let shown = toUserSpace.inverse ?? .identity
    let upright = Trigonometry.degrees(x: shown.a, y: shown.b)
    let turn = (upright - annotation.rotation).wholeTurn
    // The appearance of a callout does not contain the rotation of its text.
    let isTold = turn != 0 || (!annotation.callout.isEmpty && annotation.rotation.wholeTurn != 0)
    try set("Rotate", isTold ? turn : nil, in: object)
  }

  /// Puts a new annotation on its layer. If the document has no such layer, as when the edit is made
  /// again in a file that changed, the annotation is on none.
  func writeLayer(_ annotation: Annotation, to object: PDFObject) throws(EngineError) {
    guard let id = annotation.layer,
      let number = try document.layers.all.first(where: { $0.id == id })?.number
    else { return }
    try object.set("OC", document.reference(to: number))
  }

  func writeSound(_ annotation: Annotation, to object: PDFObject) throws(EngineError) {
    guard let sound = annotation.sound else { return try object.set("Sound", nil) }
    guard let bytes = sound.bytes else { return }
    let stream = try document.makeDictionary([
      "Type": document.makeName("Sound"), "R": document.makeReal(sound.rate),
      "C": document.makeInteger(sound.channels), "B": document.makeInteger(sound.bitsPerSample),
      "E": document.makeName(sound.encoding.rawValue),
    ])
    try object.set("Sound", document.addDeflatedStream(stream, bytes))
  }

  func writeLeader(_ annotation: Annotation, to object: PDFObject) throws(EngineError) {
    let scale = toUserSpace.scale
    let leader = annotation.leader
    func unlessZero(_ value: Double?) -> Double? { value == 0 ? nil : value.map { $0 * scale } }
    try set("LL", leader.map { $0.length * scale }, in: object)
    try set("LLE", unlessZero(leader?.overshoot), in: object)
    try set("LLO", unlessZero(leader?.offset), in: object)
  }

  /// Writes the caption. The standard's default is in the line; the caption of a measuring line is
  /// above it by default.
  func writeCaption(_ annotation: Annotation, to object: PDFObject) throws(EngineError) {
    let shows = annotation.measure?.showsCaption ?? (annotation.caption == nil ? nil : true)
    try set("Cap", shows, in: object)
    guard annotation.type == .line, shows == true else {
      for key in ["CP", "CO"] { try object.set(key, nil) }
      return
    }
    let caption = annotation.caption ?? .init(.top)
    try setName("CP", caption.position == .top ? "Top" : "Inline", in: object)
    let (x, y) = (caption.offset.x * toUserSpace.scale, caption.offset.y * toUserSpace.scale)
    try object.set("CO", caption.offset == .zero ? nil : reals([x, y]))
  }

  /// A rectilinear measure (ISO 32000-2, tables 266 to 268).
  func writeMeasure(_ annotation: Annotation, to object: PDFObject) throws(EngineError) {
    guard let measure = annotation.measure else { return try object.set("Measure", nil) }
    let unit = measure.unit
    let scale = 1 / max(toUserSpace.scale, .leastNormalMagnitude)
    let entry = try document.makeDictionary([
      "Type": document.makeName("Measure"), "Subtype": document.makeName("RL"),
      "R": document.makeText(measure.ratio),
      "X": numberFormat(unit, measure.unitsPerPoint * scale, measure.precision),
      "D": numberFormat(unit, 1, measure.precision),
      "A": numberFormat("sq \(unit)", 1, measure.precision),
      PrivateKey.precision: document.makeReal(measure.precision),
    ])
    try object.set("Measure", entry)
  }

  private func numberFormat(
    _ unit: String, _ factor: Double, _ precision: Double
  ) throws(EngineError) -> PDFObject {
    // A denominator must be a multiple of 10, and is 1 if there are no decimals.
    let digits = decimals(of: precision)
    let denominator = (0..<digits).reduce(1) { power, _ in power * 10 }
    let format = try document.makeDictionary([
      "Type": document.makeName("NumberFormat"), "U": document.makeText(unit),
      "C": document.makeReal(factor), "F": document.makeName("D"),
      "D": document.makeInteger(denominator),
    ])
    return try document.makeArray([format])
  }
}
