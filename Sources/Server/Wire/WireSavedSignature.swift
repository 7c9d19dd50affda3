// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction
import JSON

struct WireSavedSignature: Record {
  static let summary = "A saved signature, with exactly one of `strokes`, `image` and `text`."

  var id = ""
  var title = ""
  var givenName: String?
  var strokes: [PointList]?
  var image: Base64?
  var text: String?
  var color: WireColor?
  var width: Double?
  var lastUsed: Bool?

  init() {}

  init(_ saved: SavedSignature, isLastUsed: Bool = false) {
    id = saved.id
    title = saved.title
    givenName = saved.name
    switch saved.signature.content {
    case .strokes(let strokes): self.strokes = strokes.map { PointList($0) }
    case .image(let bytes): image = Base64(bytes)
    case .text(let text): self.text = text
    }
    color = saved.signature.color.map { WireColor($0) }
    width = saved.signature.width
    lastUsed = isLastUsed.ifTrue
  }

  static let fields: [Field<Self>] = [
    .required("id", \.id, "The id for `saved` in `signatures/place` and in an answer."),
    .required("title", \.title, "The title to show in a list."),
    .optional("name", \.givenName, "The name from the user."),
    .optional("strokes", \.strokes, "Pen strokes, in any scale."),
    .optional("image", \.image, "An image file."),
    .optional("text", \.text, "A name, which is set in italics."),
    .optional("color", \.color, "The colour of strokes and text, if it is not the tool's."),
    .optional("width", \.width, "The width of strokes in points, if it is not the tool's."),
    .optional("lastUsed", \.lastUsed, "Whether this signature was placed last."),
  ]

  /// `nil` if the record has no contents.
  var saved: SavedSignature? {
    let content: SignatureContent
    if let strokes {
      content = .strokes(strokes.map(\.points))
    } else if let image {
      content = .image(image.bytes)
    } else if let text {
      content = .text(text)
    } else {
      return nil
    }
    return SavedSignature(
      id: id, name: givenName, HandSignature(content, color: color?.color, width: width))
  }
}

/// The contents of the file with the user's saved signatures.
struct StoredSignatures: Record {
  static let version = 1
  var version = StoredSignatures.version
  var signatures: [WireSavedSignature] = []
  var lastUsed: String?
  var lastNumber = 0

  init() {}

  init(_ signatures: SavedSignatures) {
    self.signatures = signatures.all.map { WireSavedSignature($0) }
    lastUsed = signatures.lastUsed
    lastNumber = signatures.lastNumber
  }

  static let fields: [Field<Self>] = [
    .required("version", \.version, in: 1...StoredSignatures.version),
    .required("signatures", \.signatures), .optional("lastUsed", \.lastUsed),
    .required("lastNumber", \.lastNumber, in: 0...),
  ]

  var saved: SavedSignatures {
    SavedSignatures(signatures.compactMap(\.saved), lastUsed: lastUsed, lastNumber: lastNumber)
  }
}
