// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction
import JSON

extension OverlayRole: WireEnum {}

/// The variants of an overlay item, by kind.
enum OverlaySchema {
  static var type: WireType { .union(kinds.map { .object($0) }) }

  private static var kinds: [ObjectType] {
    [
      kind(
        "quads", "Pieces of text, each as a quad.", [.required("quads", .array(of: Quad.wireType))]),
      kind("rect", "A rectangle.", [.required("rect", Rect.wireType)]),
      kind(
        "handle", "A handle to drag, drawn at the same size at every zoom.",
        [.required("point", Point.wireType)]),
      kind(
        "path", "Lines, each from point to point.",
        [
          .required("lines", .array(of: PointList.wireType)),
          .optional("closed", .boolean, "Whether each line returns to its first point."),
        ]),
      kind(
        "caret", "The caret for text input, as a bar.",
        [.required("line", PointList.wireType, "The lower and upper end of the bar.")]),
      kind(
        "guide", "A line that shows what something snapped to.",
        [.required("line", PointList.wireType, "The two ends of the line.")]),
      kind(
        "text", "Text within a rectangle.",
        [
          .required("text", .string), .required("rect", Rect.wireType),
          .optional(
            "edges", .array(of: .number),
            """
            The positions between the characters of a line, in points from the left of `rect`: the \
            beginning of each character and the end of the last one. They decrease in text that \
            runs from right to left.
            """),
        ]),
      kind(
        "image", "A picture in a rectangle, of the annotation or of pending work.",
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
      .required("role", OverlayRole.wireType, "The role of the item."),
      .required("pageIndex", .integer, "The page, from 0."),
      .optional(
        "name", .string,
        "The name among several items, such as `topLeft`, `rotate` or `vertex-2` for handles."),
      .optional(
        "color", WireColor.wireType, "The colour of the lines; by default the front end's own."),
      .optional("interiorColor", WireColor.wireType, "The fill colour; none unless given."),
      .optional("opacity", .number, "The opacity; 1 unless given."),
      .optional("width", .number, "The width of the lines, in points."),
      .optional("fontSize", .number, "The font size, in points."),
      .optional(
        "rotation", .number,
        "The clockwise rotation in degrees about the centre of `rect`; 0 unless given."),
    ]
  }
}

extension String {
  /// The string with its first letter capitalized.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
