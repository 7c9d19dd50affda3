// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// An attribute of XFDF and its entry in PDF. See ISO 19444-1, clause 6.
struct XFDFRow: Sendable {
  let attribute: String
  let key: String
  let coding: XFDFAttributeCoding
  /// The values of `Subtype` that have the attribute; empty means all.
  let subtypes: Set<String>

  init(
    _ attribute: String, _ key: String, _ coding: XFDFAttributeCoding, _ subtypes: Set<String> = []
  ) {
    self.attribute = attribute
    self.key = key
    self.coding = coding
    self.subtypes = subtypes
  }

  static func rows(of subtype: String) -> [XFDFRow] {
    all.filter { $0.subtypes.isEmpty || $0.subtypes.contains(subtype) }
  }

  static let all: [XFDFRow] = common + drawn + marked + parts

  /// The rows for every annotation, including popups.
  static let common: [XFDFRow] = [
    .init("color", "C", .color), .init("date", "M", .date), .init("flags", "F", .flags),
    .init("rect", "Rect", .numbers), .init("title", "T", .text),
    .init("creationdate", "CreationDate", .date), .init("opacity", "CA", .number),
    .init("subject", "Subj", .text), .init("IT", "IT", .name),
  ]

  private static let filled: Set = ["Square", "Circle", "Line", "Polygon", "PolyLine", "Redact"]
  private static let ended: Set = ["Line", "PolyLine", "FreeText"]

  private static let drawn: [XFDFRow] = [
    .init("interior-color", "IC", .color, filled),
    .init("fringe", "RD", .numbers, ["Square", "Circle", "FreeText", "Caret"]),
    .init("head", "LE", .ending(0), ended), .init("tail", "LE", .ending(1), ended),
    .init("leaderLength", "LL", .number, ["Line"]),
    .init("leaderExtend", "LLE", .number, ["Line"]),
    .init("leader-offset", "LLO", .number, ["Line"]), .init("caption", "Cap", .yes, ["Line"]),
    .init("caption-style", "CP", .name, ["Line"]),
    .init("caption-offset-h", "CO", .element(0, of: pair), ["Line"]),
    .init("caption-offset-v", "CO", .element(1, of: pair), ["Line"]),
  ]

  private static let pair = PDFValue.numbers([0, 0])

  private static let marked: [XFDFRow] = [
    .init(
      "coords", "QuadPoints", .numbers,
      ["Highlight", "Underline", "Squiggly", "StrikeOut", "Link", "Redact"]),
    .init("overlay-text", "OverlayText", .text, ["Redact"]),
    .init("overlay-text-repeat", "Repeat", .yes, ["Redact"]),
    .init("justification", "Q", .place(["left", "centered", "right"]), ["FreeText", "Redact"]),
    .init("rotation", "Rotate", .number, ["FreeText", "Stamp"]),
    .init("callout", "CL", .numbers, ["FreeText"]),
    .init("symbol", "Sy", .words(["P": "paragraph", "None": "none"]), ["Caret"]),
  ]

  private static let parts: [XFDFRow] = [
    .init("icon", "Name", .name, ["Text", "Stamp", "FileAttachment", "Sound"]),
    .init("state", "State", .text, ["Text"]), .init("statemodel", "StateModel", .text, ["Text"]),
    .init("replyType", "RT", .words(["R": "reply", "Group": "group"])),
    .init(
      "Highlight", "H",
      .words(["N": "None", "I": "Invert", "O": "Outline", "P": "Push"]), ["Link"]),
  ]
}
