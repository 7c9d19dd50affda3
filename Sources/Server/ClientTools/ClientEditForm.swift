// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import JSON
import JSONRPC
import Workspace

/// A change to the document that a client's tool makes: exactly one of its members.
struct ClientEditForm: Record {
  static let name = "ClientToolEdit"
  static let summary = "A change that a client's tool makes: one of its members."
  var add: AnnotationForm?
  var update: AnnotationChanges?
  var delete: [String]?

  static let fields: [Field<Self>] = [
    .optional("add", \.add, "A new annotation."),
    .optional("update", \.update, "What of an annotation is to become other."),
    .optional("delete", \.delete, "The ids of annotations to delete."),
  ]

  /// The edit that makes the change.
  ///
  /// - Throws: what makes no sense, with a path that starts at the form.
  func edit(in open: OpenDocument, _ session: Session) throws(RPCError) -> any Edit {
    switch (add, update, delete) {
    case (let form?, nil, nil):
      return AddAnnotations(
        try AnnotationsAdd.annotations([("add", form)], in: open, session))
    case (nil, let changes?, nil): return try changes.edit(in: open, session)
    case (nil, nil, let ids?):
      return DeleteAnnotations(
        try engine { () throws(EngineError) in
          try ids.map { id throws(EngineError) in try open.document.annotation(id) }
        })
    default:
      throw RPCError(WireError(message: "Give one of add, update and delete."))
    }
  }
}

/// What of an annotation is to become other.
struct AnnotationChanges: Record {
  static let name = "AnnotationChanges"
  static let summary = "What of an annotation is to become other; what is not given stays."
  var id = ""
  var rect: Rect?
  var contents: String?
  var color: ColorForm?
  var interiorColor: ColorForm?
  var opacity: Double?
  var border: BorderForm?
  var quads: [Quad]?
  var strokes: [Path]?
  var vertices: Path?
  var line: Path?

  static let fields: [Field<Self>] = [
    .required("id", \.id, "The annotation."),
    .optional("rect", \.rect, "What it covers."),
    .optional("contents", \.contents, "Its text."),
    .optional("color", \.color, "Of its lines, of marked text, of a note."),
    .optional("interiorColor", \.interiorColor, "Its fill."),
    .optional("opacity", \.opacity, "Of all of it.", in: 0...1),
    .optional("border", \.border, "The line around or along it."),
    .optional("quads", \.quads, "The text that it marks."),
    .optional("strokes", \.strokes, "The lines of an ink drawing."),
    .optional("vertices", \.vertices, "The corners of a polygon or polyline."),
    .optional("line", \.line, "The two ends of a line."),
  ]

  func edit(in open: OpenDocument, _ session: Session) throws(RPCError) -> any Edit {
    var annotation = try engine { () throws(EngineError) in try open.document.annotation(id) }
    if let rect { annotation.rect = rect }
    if let contents { annotation.contents = contents }
    if let color { annotation.color = color.color }
    if let interiorColor { annotation.interiorColor = interiorColor.color }
    if let opacity { annotation.opacity = opacity }
    if let border {
      do throws(WireError) {
        annotation.border = try border.border()
      } catch {
        throw RPCError(error.under("update.border"))
      }
    }
    if let quads { annotation.quads = quads }
    if let strokes { annotation.strokes = strokes.map(\.points) }
    if let vertices { annotation.vertices = vertices.points }
    if let line { annotation.line = line.points }
    annotation.modified = session.world.clock()
    return UpdateAnnotations([annotation], verb: "Change")
  }
}
