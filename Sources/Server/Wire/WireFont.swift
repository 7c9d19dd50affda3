// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// The wire form of the font of a text.
struct WireFont: Record {
  var family = "Helvetica"
  var size = 12.0
  var color = WireColor(Color(red: 0, green: 0, blue: 0))

  init() {}

  init(_ text: Annotation.TextStyle) {
    family = text.font
    size = text.size
    color = WireColor(text.color)
  }

  static let fields: [Field<Self>] = [
    .defaulted(
      "name", \.family, "Helvetica",
      "The family: `Helvetica`, `Times`, `Courier`, or another that the engine finds."),
    .defaulted("size", \.size, 12, "The size in 1/72 inch.", in: 1...1000),
    .defaulted(
      "color", \.color, WireColor(Color(red: 0, green: 0, blue: 0)), "The colour of the text."),
  ]

  var text: Annotation.TextStyle {
    var text = Annotation.TextStyle()
    text.font = family
    text.size = size
    text.color = color.color
    return text
  }
}
