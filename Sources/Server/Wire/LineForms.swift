// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import JSON

/// How a line is drawn beside its ends, on the wire.
struct LeaderForm: Record {
  static let name = "Leader"
  static let summary = "How a line is drawn beside its ends, which leaders lead to, in points."

  var length = 0.0
  var beyond = 0.0
  var offset = 0.0

  init() {}

  init(_ leader: Annotation.Leader) {
    (length, beyond, offset) = (leader.length, leader.overshoot, leader.offset)
  }

  static let fields: [Field<Self>] = [
    .required(
      "length", \.length, "To the left as one goes along the line; negative: to the right.",
      in: -20_000...20_000),
    .defaulted(
      "extension", \.beyond, 0, "How far the leaders go on beyond the line.", in: 0...20_000),
    .defaulted("offset", \.offset, 0, "How far from the ends they begin.", in: 0...20_000),
  ]

  /// A leader without length is none.
  var leader: Annotation.Leader? {
    guard length != 0 else { return nil }
    var leader = Annotation.Leader(length: length)
    (leader.overshoot, leader.offset) = (beyond, offset)
    return leader
  }
}

extension Annotation.Caption.Position: WireEnum {}

/// Where words are written along a line, on the wire.
struct CaptionForm: Record {
  static let name = "Caption"
  static let summary = "Where words are written along a line."

  var position = Annotation.Caption.Position.inline
  var offset: Point?

  init() {}

  init(_ caption: Annotation.Caption) {
    position = caption.position
    offset = caption.offset == .zero ? nil : caption.offset
  }

  static let fields: [Field<Self>] = [
    .defaulted(
      "position", \.position, .inline, "In the line, which leaves room for them, or above it."),
    .optional("offset", \.offset, "From there, along the words and up from them, in points."),
  ]

  var caption: Annotation.Caption {
    var caption = Annotation.Caption(position)
    caption.offset = offset ?? .zero
    return caption
  }
}
