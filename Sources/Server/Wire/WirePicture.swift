// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import JSON

extension Annotation.Mark: WireEnum {
  public static var name: String { "StampMark" }
}

/// The wire form of a stamp's picture: exactly one of the members.
struct WirePicture: Record {
  static let name = "StampPicture"
  static let summary = "The picture of a stamp: exactly one of the members."
  var image: Base64?
  var words: Annotation.StampWords?
  var mark: Annotation.Mark?
  var strokes: [PointList]?

  init() {}

  init(_ picture: Annotation.Picture) {
    switch picture {
    case .image(let bytes): image = Base64(bytes)
    case .mark(let mark): self.mark = mark
    case .strokes(let strokes): self.strokes = strokes.map { PointList($0) }
    case .words(let words): self.words = words
    }
  }

  static let fields: [Field<Self>] = [
    .optional(
      "image", \.image,
      "An image file: PNG, JPEG, …, or a PDF, of which the first page is used."),
    .optional("words", \.words, "Words in a frame."),
    .optional("mark", \.mark, "A mark for filling in forms."),
    .optional("strokes", \.strokes, "The strokes of a handwritten signature, in their own space."),
  ]

  func picture() throws(WireError) -> Annotation.Picture {
    var all: [Annotation.Picture] = []
    if let image { all.append(.image(image.bytes)) }
    if let mark { all.append(.mark(mark)) }
    if let strokes { all.append(.strokes(strokes.map(\.points))) }
    if let words { all.append(.words(words)) }
    guard all.count == 1 else {
      throw WireError(message: "Give one of image, words, mark and strokes.")
    }
    return all[0]
  }
}
