// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import JSON
import JSONRPC
import Workspace

enum AnnotationsPaste: PromptMethod {
  static let name = "annotations/paste"
  static let effect = Effect.changes
  static let summary = """
    Adds what was copied as new annotations, in one step: with new ids and dates, by the session's \
    author.
    """
  static let errors: [ErrorKind] = .changing + [.notFound, .unsupported]

  struct Params: DocumentParams {
    static let name = "AnnotationsPasteParams"
    var documentId = ""
    var pageIndex: Int?
    var point: Point?

    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .optional(
        "pageIndex", \.pageIndex, "The page; that of what was copied unless given.", in: 0...),
      .optional(
        "point", \.point,
        "The new place of their middle, in page space; 10 points beside the old one unless "
          + "given. They stay within the page."),
    ]
  }

  struct Result: Record {
    static let name = "AnnotationsPasteResult"
    var annotations: [WireAnnotation] = []
    var revision = 0
    static let fields: [Field<Self>] = [
      .required(
        "annotations", \.annotations, "The new annotations; none where nothing was copied."),
      .required("revision", \.revision, "The document's revision now."),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let open = try call.document(params)
    let place: OpenDocument.PastePlace
    switch (params.pageIndex, params.point) {
    case (let page?, let point?): place = .at(pageIndex: page, point)
    case (let page, nil): place = .aside(pageIndex: page)
    case (nil, .some):
      throw RPCError(
        WireError(path: "params.pageIndex", message: "A point needs its page."))
    }
    let new = try editing(open.paste(place, cause: .api))
    let forms = try engine(
      new.map { new throws(EngineError) in
        WireAnnotation(try open.document.annotation(new.id))
      })
    return Result(annotations: forms, revision: open.editor.revision)
  }
}
