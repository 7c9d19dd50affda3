// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// What only some types of annotation have.
extension AnnotationReader {
  func readParts(_ object: PDFObject, _ annotation: inout Annotation) throws(EngineError) {
    annotation.intent = try object["IT"]?.name
    annotation.multiplies = try object["BM"]?.name == "Multiply"
    for (key, value) in try object[PrivateKey.data]?.entries ?? [] {
      annotation.customData[key] = try value.text
    }
    switch annotation.type {
    case .freeText: try readFreeText(object, &annotation)
    case .redact:
      annotation.overlayText = try object["OverlayText"]?.text
      annotation.text = try textStyle(object)
    case .stamp:
      annotation.picture = try document.pictureNote(object)
      try readTurn(object, &annotation)
    case .fileAttachment: annotation.attachment = try document.attachment(object["FS"])
    case .sound: annotation.sound = try sound(object["Sound"])
    case .line, .polyLine, .polygon:
      annotation.measure = try measure(object)
      if annotation.type == .line { try readLine(object, &annotation) }
      annotation.text = try textStyle(object)
    case .ink: try readInk(object, &annotation)
    default: break
    }
  }

  private func readLine(_ object: PDFObject, _ annotation: inout Annotation) throws(EngineError) {
    let scale = transform.scale
    if let length = try object["LL"]?.real, length != 0 {
      var leader = Annotation.Leader(length: (length * scale).clamped)
      leader.overshoot = max(0, (try object["LLE"]?.real ?? 0) * scale).clamped
      leader.offset = max(0, (try object["LLO"]?.real ?? 0) * scale).clamped
      annotation.leader = leader
    }
    guard try object["Cap"]?.boolean == true else { return }
    var caption = Annotation.Caption(try object["CP"]?.name == "Top" ? .top : .inline)
    if let offset = try object["CO"]?.reals, offset.count == 2 {
      caption.offset = Point((offset[0] * scale).clamped, (offset[1] * scale).clamped)
    }
    // The way of a line that measures.
    let isUsual = annotation.measure != nil && caption == .init(.top)
    annotation.caption = isUsual ? nil : caption
  }

  private func readInk(_ object: PDFObject, _ annotation: inout Annotation) throws(EngineError) {
    for stroke in try object[PrivateKey.pressures]?.elements ?? [] {
      annotation.pressures.append(try stroke.reals ?? [])
    }
    guard !annotation.multiplies, try object["BM"] == nil else { return }
    let states = try object["AP"]?["N"]?["Resources"]?["ExtGState"]?.entries ?? []
    for (_, state) in states where try state["BM"]?.name == "Multiply" {
      annotation.multiplies = true
    }
  }

  private func sound(_ stream: PDFObject?) throws(EngineError) -> Annotation.Sound? {
    guard let stream, try stream.kind == .stream else { return nil }
    var sound = Annotation.Sound(rate: try stream["R"]?.real ?? 0)
    sound.channels = try stream["C"]?.integer ?? 1
    sound.bitsPerSample = try stream["B"]?.integer ?? 8
    sound.encoding = try stream["E"]?.name ?? "Raw"
    return sound
  }

  private func measure(_ object: PDFObject) throws(EngineError) -> Annotation.Measure? {
    guard let entry = try object["Measure"], try entry["Subtype"]?.name ?? "RL" == "RL",
      let unit = try entry["X"]?[0], let factor = try unit["C"]?.real
    else { return nil }
    let distance = try entry["D"]?[0]
    let format = distance ?? unit
    let label = try format["U"]?.text ?? ""
    let whole = factor * (try distance?["C"]?.real ?? 1)
    var measure = Annotation.Measure(
      unitsPerPoint: whole / max(transform.scale, .leastNormalMagnitude), unit: label,
      ratio: try entry["R"]?.text ?? "")
    measure.precision = try precision(format)
    if let exact = try entry[PrivateKey.precision]?.real { measure.precision = exact }
    measure.showsCaption = try object["Cap"]?.boolean ?? false
    return measure
  }

  /// The value of the last digit or fraction of a number format (ISO 32000-2, table 268).
  private func precision(_ format: PDFObject) throws(EngineError) -> Double {
    let parts = try format["D"]?.real.map { max($0, 1) }
    switch try format["F"]?.name ?? "D" {
    case "F": return 1 / (parts ?? 16)
    case "R", "T": return 1
    default: return 1 / (parts ?? 100)
    }
  }
}

extension Double {
  /// As far as a page may reach.
  fileprivate var clamped: Double { isFinite ? Swift.min(Swift.max(self, -20_000), 20_000) : 0 }
}

extension Matrix {
  /// How much longer lengths become.
  var scale: Double { (a * d - b * c).magnitude.squareRoot() }
}

/// Entries of our own in annotations' dictionaries, where the standard has none.
enum PrivateKey {
  /// A dictionary of text strings.
  static let data = "RectoData"
  /// An array of numbers from 0 to 1 for each array of `InkList`.
  static let pressures = "RectoPressures"
  /// In a `Measure` dictionary: what values are rounded to, where its number format cannot say it.
  static let precision = "RectoPrecision"
  /// How a stamp's picture was described: `Document.pictureNote(_:)`.
  static let picture = "RectoPicture"
  /// In an appearance: that it was drawn here, from the annotation's entries.
  static let drawn = "RectoDrawn"
  /// In an appearance of a turned annotation: the one that it had, and the map by which it is drawn.
  static let turned = "RectoTurned"
  static let turnedBy = "RectoTurnedBy"
}
