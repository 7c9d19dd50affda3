// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import JSON

extension Annotation.Mark: WireEnum {
  public static var name: String { "StampMark" }
}

/// The picture of a stamp, on the wire: one of the members.
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
    .optional("image", \.image, "An image file: PNG, JPEG, …, or a PDF, whose first page it is."),
    .optional("words", \.words, "Words in a frame."),
    .optional("mark", \.mark, "A mark as forms are filled in with."),
    .optional("strokes", \.strokes, "Lines by hand, in a space of their own: a signature."),
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
