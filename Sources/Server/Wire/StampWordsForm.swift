// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// The words of a rubber stamp, on the wire.
struct StampWordsForm: Record {
  static let name = "StampWords"
  var text = ""
  var secondLine: String?
  var pointsLeft = false
  var pointsRight = false

  init() {}

  init(_ words: Annotation.StampWords) {
    text = words.text
    secondLine = words.secondLine
    pointsLeft = words.pointsLeft
    pointsRight = words.pointsRight
  }

  static let fields: [Field<Self>] = [
    .required("text", \.text, "What it says."),
    .optional("secondLine", \.secondLine, "Smaller, beneath: a date, a name."),
    .defaulted("pointsLeft", \.pointsLeft, false, "Whether its left end is an arrow's head."),
    .defaulted("pointsRight", \.pointsRight, false, "Whether its right end is one."),
  ]

  var words: Annotation.StampWords {
    var words = Annotation.StampWords(text, secondLine: secondLine)
    words.pointsLeft = pointsLeft
    words.pointsRight = pointsRight
    return words
  }
}
