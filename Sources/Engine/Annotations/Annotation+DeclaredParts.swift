// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Members

extension Annotation.Leader: DeclaredValue {
  public static let blank = Annotation.Leader(length: 0)

  public static let members: [Member<Self>] = [
    .init(
      "length", \.length, "To the left in the direction of the line; negative: to the right.",
      in: -20_000...20_000, .required, logged: .optional),
    .init(
      "extension", \.overshoot, "How far the leaders go on beyond the line.", in: 0...20_000,
      .defaulted, logged: .named("overshoot")),
    .init(
      "offset", \.offset, "How far from the ends they begin.", in: 0...20_000, .defaulted),
  ]
}

extension Annotation.Caption: DeclaredValue {
  public static let blank = Annotation.Caption()

  public static let members: [Member<Self>] = [
    .init(
      "position", \.position, "In the line, which leaves room for them, or above it.", .defaulted),
    .init(
      "offset", \.offset, "The offset from there, along the text and upwards from it, in points."),
  ]
}

extension Annotation.Measure: DeclaredValue {
  public static let blank = Annotation.Measure(unitsPerPoint: 1, unit: "", ratio: "")

  public static let members: [Member<Self>] = [
    .init(
      "unitsPerPoint", \.unitsPerPoint, "Units in 1/72 inch of the page.", in: 1e-9...1e9,
      .required),
    .init("unit", \.unit, "The name of the unit, such as `cm`.", .required),
    .init(
      "precision", \.precision, "Values are rounded to multiples of it.", in: 1e-9...1e9,
      .defaulted),
    .init("ratio", \.ratio, "The scale in words, such as `1 in = 1 ft`.", .told),
    .init(
      "caption", \.showsCaption, "Whether the value is written on the page.", .defaulted,
      logged: .named("showsCaption")),
  ]
}

extension Annotation.StampWords: DeclaredValue {
  public static let blank = Annotation.StampWords("")

  public static let members: [Member<Self>] = [
    .init("text", \.text, "Its text.", .required),
    .init("secondLine", \.secondLine, "Smaller, beneath: a date, a name."),
    .init("pointsLeft", \.pointsLeft, "Whether its left end is an arrow's head.", .defaulted),
    .init("pointsRight", \.pointsRight, "Whether its right end is one.", .defaulted),
  ]
}
