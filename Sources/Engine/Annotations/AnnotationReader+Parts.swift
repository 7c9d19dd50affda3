// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// Reads entries that only some types of annotation have.
extension AnnotationReader {
  func leader(_ object: PDFObject) throws(EngineError) -> Annotation.Leader? {
    let scale = transform.scale
    guard let length = try object["LL"]?.real, length != 0 else { return nil }
    var leader = Annotation.Leader(length: (length * scale).clamped)
    leader.overshoot = max(0, (try object["LLE"]?.real ?? 0) * scale).clamped
    leader.offset = max(0, (try object["LLO"]?.real ?? 0) * scale).clamped
    return leader
  }

  func caption(_ object: PDFObject) throws(EngineError) -> Annotation.Caption? {
    let scale = transform.scale
    guard try object["Cap"]?.boolean == true else { return nil }
    var caption = Annotation.Caption(try object["CP"]?.name == "Top" ? .top : .inline)
    if let offset = try object["CO"]?.reals, offset.count == 2 {
      caption.offset = Point((offset[0] * scale).clamped, (offset[1] * scale).clamped)
    }
    // A measuring line has its caption above it by default.
    let isUsual = try measure(object) != nil && caption == .init(.top)
    return isUsual ? nil : caption
  }

  /// Whether the colour is multiplied. An ink drawing without the entry may declare it in its
  /// appearance.
  func multiplies(_ object: PDFObject, _ type: AnnotationType) throws(EngineError) -> Bool {
    let mode = try object["BM"]
    guard type == .ink, mode == nil else { return try mode?.name == "Multiply" }
    let states = try object["AP"]?["N"]?["Resources"]?["ExtGState"]?.entries ?? []
    for (_, state) in states where try state["BM"]?.name == "Multiply" { return true }
    return false
  }

  func sound(_ stream: PDFObject?) throws(EngineError) -> Annotation.Sound? {
    guard let stream, try stream.kind == .stream else { return nil }
    var sound = Annotation.Sound(rate: try stream["R"]?.real ?? 0)
    sound.channels = try stream["C"]?.integer ?? 1
    sound.bitsPerSample = try stream["B"]?.integer ?? 8
    sound.encoding = .init(rawValue: try stream["E"]?.name ?? "Raw")
    return sound
  }

  func measure(_ object: PDFObject) throws(EngineError) -> Annotation.Measure? {
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
    if let units = try entry["D"], distance != nil {
      measure.precision = try precision(units: units)
    }
    if let exact = try entry[PrivateKey.precision]?.real { measure.precision = exact }
    measure.showsCaption = try object["Cap"]?.boolean ?? false
    return measure
  }

  /// The precision of a value in several units, in the first unit. Feet and inches are an example: each
  /// unit takes the fraction that the one before leaves (ISO 32000-2, 12.9.2).
  private func precision(units: PDFObject) throws(EngineError) -> Double {
    var factor = 1.0
    for unit in try units.elements.dropFirst() { factor *= try unit["C"]?.real ?? 1 }
    guard let last = try units.elements.last else { return 1 }
    let fraction = try precision(last) / (factor > 0 ? factor : 1)
    guard try units.count > 1 else { return fraction }
    // The value is shown as a decimal.
    var decimal = 1.0
    while decimal > fraction, decimal > 1e-6 { decimal /= 10 }
    return decimal
  }

  /// The value of a number format's last digit or fraction. See ISO 32000-2, table 268.
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
  /// Clamped to the largest extent of a page.
  fileprivate var clamped: Double {
    isFinite ? Swift.min(Swift.max(self, -Annotation.farthest), Annotation.farthest) : 0
  }
}

extension Matrix {
  /// The factor by which lengths grow.
  var scale: Double { (a * d - b * c).magnitude.squareRoot() }
}

/// Recto's own entries in annotations' dictionaries. They hold data that the standard has no entries
/// for.
enum PrivateKey {
  /// A dictionary of text strings.
  static let data = "RectoData"
  /// The pressures at the points of strokes. The value has an array of numbers from 0 to 1 for each
  /// array of `InkList`.
  static let pressures = "RectoPressures"
  /// A key of a `Measure` dictionary: the precision of values, if their number format cannot
  /// express it.
  static let precision = "RectoPrecision"
  /// The description of a stamp's picture: `Document.pictureNote(_:)`.
  static let picture = "RectoPicture"
  /// A dictionary with the search that made a redaction.
  static let query = "RectoQuery"
  /// A key of an appearance that Recto drew from the annotation's entries.
  static let drawn = "RectoDrawn"
  /// The key of PSPDFKit and Nutrient for the name of a group.
  static let groupName = "PSPDF:GROUP"
  /// A key of a turned annotation's appearance: the original appearance, and the map that draws it.
  static let turned = "RectoTurned"
  static let turnedBy = "RectoTurnedBy"
}
