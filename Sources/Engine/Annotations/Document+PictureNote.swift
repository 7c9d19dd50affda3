// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// The note that describes a stamp's picture. With it the picture can be drawn again in another colour
/// or size. An image needs no note because the appearance contains it.
///
/// `RectoPicture` is `<< /Words (…) /Second (…) /Left true /Right true >>`, `<< /Mark /check >>` or
/// `<< /Strokes [[x y …] …] >>`.
extension Document {
  func pictureNote(_ object: PDFObject) throws(EngineError) -> Annotation.Picture? {
    guard let note = try object[PrivateKey.picture] else { return nil }
    if let text = try note["Words"]?.text {
      var words = Annotation.StampWords(text, secondLine: try note["Second"]?.text)
      words.pointsLeft = try note["Left"]?.boolean ?? false
      words.pointsRight = try note["Right"]?.boolean ?? false
      return .words(words)
    }
    if let name = try note["Mark"]?.name {
      return Annotation.Mark(rawValue: name).map { .mark($0) }
    }
    var strokes: [[Point]] = []
    for stroke in try note["Strokes"]?.elements ?? [] {
      let values = try stroke.reals ?? []
      strokes.append(
        stride(from: 0, to: values.count - 1, by: 2).map { Point(values[$0], values[$0 + 1]) })
    }
    return strokes.isEmpty ? nil : .strokes(strokes)
  }

  func makePictureNote(_ picture: Annotation.Picture?) throws(EngineError) -> PDFObject? {
    switch picture {
    case .words(let words):
      let note = try makeDictionary([
        "Words": makeText(words.text), "Left": makeBoolean(words.pointsLeft),
        "Right": makeBoolean(words.pointsRight),
      ])
      if let second = words.secondLine { try note.set("Second", makeText(second)) }
      return note
    case .mark(let mark): return try makeDictionary(["Mark": makeName(mark.rawValue)])
    case .strokes(let strokes):
      return try makeDictionary(["Strokes": makeArray(of: strokes.map(\.numbers), makeReals)])
    case .image, nil: return nil
    }
  }
}
