// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction
import JSON

extension OverlayRole: WireEnum {}

/// The alternatives of an overlay item, by its kind.
enum OverlaySchema {
  static var type: WireType { .union(kinds.map { .object($0) }) }

  private static var kinds: [ObjectType] {
    [
      kind("quads", "Runs of text, each a quad.", [.required("quads", .array(of: Quad.wireType))]),
      kind("rect", "A rectangle.", [.required("rect", Rect.wireType)]),
      kind(
        "handle", "A knob to grip, drawn at the same size at every zoom.",
        [.required("point", Point.wireType)]),
      kind(
        "path", "Lines, each from point to point.",
        [
          .required("lines", .array(of: PointList.wireType)),
          .optional("closed", .boolean, "Whether each goes back to its first point."),
        ]),
      kind(
        "caret", "The place of text entry: a bar.",
        [.required("line", PointList.wireType, "The foot and the head of the bar.")]),
      kind(
        "guide", "A line that shows what something snapped to.",
        [.required("line", PointList.wireType, "Its two ends.")]),
      kind(
        "text", "Words within a rectangle.",
        [
          .required("text", .string), .required("rect", Rect.wireType),
          .optional(
            "edges", .array(of: .number),
            "The position where each character of a line begins and the last one ends, in points from the "
              + "left of `rect`. They go down in text that runs from right to left."),
        ]),
      kind(
        "image", "A picture in a rectangle: that of the annotation, or of what is under way.",
        [.required("rect", Rect.wireType)]),
    ]
  }

  private static func kind(
    _ kind: String, _ summary: String, _ own: [ObjectType.Member]
  ) -> ObjectType {
    ObjectType(
      "Overlay" + kind.capitalizedFirst, summary,
      [.required("kind", .constant(.string(kind)))] + common + own)
  }

  private static var common: [ObjectType.Member] {
    [
      .required("role", OverlayRole.wireType, "Its role."),
      .required("pageIndex", .integer, "The page, from 0."),
      .optional(
        "name", .string, "Which of several it is: `topLeft`, `rotate` or `vertex-2` of handles."),
      .optional(
        "color", WireColor.wireType, "The color of its lines; the front end's own unless given."),
      .optional("interiorColor", WireColor.wireType, "Its fill; none unless given."),
      .optional("opacity", .number, "1 unless given."),
      .optional("width", .number, "The width of its lines, in points."),
      .optional("fontSize", .number, "In points."),
      .optional(
        "rotation", .number, "Clockwise in degrees about the middle of `rect`; 0 unless given."),
    ]
  }
}

extension String {
  /// The string with its first letter capitalized.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
