// SPDX-License-Identifier: AGPL-3.0-or-later

import Members

extension Annotation.Border: DeclaredValue {
  public static let blank = Annotation.Border()

  public static let members: [Member<Self>] = [
    .init("width", \.width, "", .never),
    .init(
      "width", \.boundedWidth, "The line width in 1/72 inch.", in: 0...widest, .defaulted,
      logged: .never),
    .init("style", \.style, "The line style.", .defaulted),
    .init("dash", \.dash, "The lengths of dashes and gaps."),
    .init("cloudiness", \.cloudiness, "", .never),
    .init("effect", \.effect, "The effect, such as a cloudy border.", .defaulted, logged: .never),
    .init(
      "intensity", \.intensity, "The intensity of the effect; 1 unless given.", in: 0...2,
      logged: .never),
  ]
}

extension Annotation.TextStyle: DeclaredValue {
  public static let blank = Annotation.TextStyle()

  public static let members: [Member<Self>] = [
    .init(
      "name", \.font,
      "The family: `Helvetica`, `Times`, `Courier`, or another that the engine finds.",
      .defaulted, logged: .named("font")),
    .init("size", \.size, "The size in 1/72 inch.", in: 1...1000, .defaulted),
    .init("color", \.color, "The colour of the text.", .defaulted),
    .init("alignment", \.alignment, "", .never),
    .init("isBold", \.isBold, "", .never), .init("isItalic", \.isItalic, "", .never),
  ]
}

extension Annotation.Attachment: DeclaredValue {
  public static let blank = Annotation.Attachment(name: "")

  public static let members: [Member<Self>] = [
    .init("name", \.name, "The file's name.", .required, logged: .optional),
    .init("mimeType", \.mimeType, "The MIME type, such as `text/plain`."),
    .init("description", \.description, "A description for people."),
    .init("bytes", \.bytes, "", .never),
    .init("size", \.size, "The size in bytes; read-only."),
  ]
}

extension Annotation.Sound: DeclaredValue {
  public static let blank = Annotation.Sound(rate: 0)

  public static let members: [Member<Self>] = [
    .init(
      "rate", \.rate, "The samples per second.", in: 1...1_000_000, .required, logged: .optional),
    .init("channels", \.channels, "The number of channels.", in: 1...16, .defaulted),
    .init(
      "bits", \.bitsPerSample, "The number of bits per sample.", in: 1...32, .defaulted,
      logged: .named("bitsPerSample")),
    .init("encoding", \.encoding, "The encoding of the samples.", .defaulted),
    .init("bytes", \.bytes, "", .never),
  ]
}

extension Annotation.Leader: DeclaredValue {
  public static let blank = Annotation.Leader(length: 0)

  public static let members: [Member<Self>] = [
    .init(
      "length", \.length, "The leaders' length, to the left along the line; negative: right.",
      in: -Annotation.farthest...Annotation.farthest, .required, logged: .optional),
    .init(
      "extension", \.overshoot, "How far the leaders extend beyond the line.",
      in: 0...Annotation.farthest,
      .defaulted, logged: .named("overshoot")),
    .init(
      "offset", \.offset, "The gap between the ends and the leaders.", in: 0...Annotation.farthest,
      .defaulted),
  ]
}

extension Annotation.Caption: DeclaredValue {
  public static let blank = Annotation.Caption()

  public static let members: [Member<Self>] = [
    .init(
      "position", \.position, "Where the text is: in a gap of the line, or above it.", .defaulted),
    .init("offset", \.offset, "The offset from `position`, along and above the text, in points."),
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
