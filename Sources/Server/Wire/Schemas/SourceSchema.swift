// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import JSON

/// The variants of a handwritten signature, and of a client's file.
enum SourceSchema {
  static var signature: WireType {
    .union([
      source(
        "DrawnSignature", "Pen strokes, in any scale.",
        [.required("strokes", .array(of: PointList.wireType))]),
      source("PictureSignature", "An image.", [.required("image", file)]),
      source("TypedSignature", "A name, which is set in italics.", [.required("text", .string)]),
      source("SavedSource", "A saved signature, by its id.", [.required("saved", .string)]),
    ])
  }

  static var file: WireType {
    .union([
      .object(
        ObjectType(
          "FileByPath", "A file on the server's machine.",
          [
            .required("path", .string), .optional("name", .string),
            .optional("mimeType", .string),
          ])),
      .object(
        ObjectType(
          "FileByContents", "A file's contents.",
          [
            .required("data", Base64.wireType), .required("name", .string),
            .optional("mimeType", .string),
          ])),
    ])
  }

  private static func source(
    _ name: String, _ summary: String, _ members: [ObjectType.Member]
  ) -> WireType {
    .object(
      ObjectType(
        name, summary,
        members + [
          .optional("color", WireColor.wireType, "The colour; by default the tool's."),
          .optional(
            "width", .bounded(.number, Double.bounds(of: WireHandSignature.widths)),
            "The width of the strokes in points; by default the tool's."),
          .optional(
            "store", .boolean,
            """
            Whether to save the signature for the user, in an answer or for `signatures/place`.
            """),
        ]))
  }
}

/// The variants of the user's answer to a requirement.
enum AnswerSchema {
  static var type: WireType {
    .union([
      .string, .number, .boolean, .array(of: .string), SourceSchema.file, Annotation.Sound.wireType,
      WireAction.wireType,
      .object(ObjectType("LinkToUri", "A link to an address.", [.required("uri", .string)])),
      .object(ObjectType("LinkToPage", "A link to a page.", [.required("pageIndex", .integer)])),
      .object(
        ObjectType(
          "CalendarDate", "A date, which the server writes in the field's format.",
          [.required("date", .string, "The date as `2026-02-28` or `2026-02-28T14:30`.")])),
      WireHandSignature.wireType, .map(of: WirePropertyValue.wireType),
    ])
  }
}
