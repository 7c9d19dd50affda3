// SPDX-License-Identifier: AGPL-3.0-or-later

import Members

extension Annotation.Leader: DeclaredValue {
  public static let blank = Annotation.Leader(length: 0)

  public static let members: [Member<Self>] = [
    .init(
      "length", \.length, "The leaders' length, to the left along the line; negative: right.",
      in: -20_000...20_000, .required, logged: .optional),
    .init(
      "extension", \.overshoot, "How far the leaders extend beyond the line.", in: 0...20_000,
      .defaulted, logged: .named("overshoot")),
    .init(
      "offset", \.offset, "The gap between the ends and the leaders.", in: 0...20_000, .defaulted),
  ]
}

extension Annotation.Caption: DeclaredValue {
  public static let blank = Annotation.Caption()

  public static let members: [Member<Self>] = [
    .init(
      "position", \.position, "Where the text is: in a gap of the line, or above it.", .defaulted),
    .init(
      "offset", \.offset, "The offset from `position`, along and above the text, in points."),
  ]
}

extension Annotation.Measure: DeclaredValue {
  public static let blank = Annotation.Measure(unitsPerPoint: 1, unit: "", ratio: "")

  public static let members: [Member<Self>] = [
    .init(
      "unitsPerPoint", \.unitsPerPoint, "Units per 1/72 inch of the page.", in: 1e-9...1e9,
      .required),
    .init("unit", \.unit, "The name of the unit, such as `cm`.", .required),
    .init(
      "precision", \.precision, "Values are rounded to multiples of this.", in: 1e-9...1e9,
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
    .init("text", \.text, "The first line of text.", .required),
    .init("secondLine", \.secondLine, "A smaller second line: a date, a name."),
    .init("pointsLeft", \.pointsLeft, "Whether the left end is an arrowhead.", .defaulted),
    .init("pointsRight", \.pointsRight, "Whether the right end is an arrowhead.", .defaulted),
  ]
}
