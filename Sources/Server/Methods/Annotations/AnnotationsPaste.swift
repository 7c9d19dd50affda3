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
    Adds the copied annotations, as one step. They get new ids and dates, and the session's \
    author.
    """
  static let errors: [ErrorKind] = .changing + [.notFound, .unsupported]

  struct Params: DocumentParams {
    var documentId = ""
    var pageIndex: Int?
    var point: Point?

    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .optional(
        "pageIndex", \.pageIndex,
        "The page; by default that of the last paste of these annotations, or else of the originals.",
        in: 0...),
      .optional(
        "point", \.point,
        """
        The new centre of the annotations, in page space; by default 10 points right of and below the \
        last paste, or else the originals. They stay within the page.
        """),
    ]
  }

  struct Result: WrittenRecord {
    var annotations: [WireAnnotation] = []
    var revision = 0
    static let fields: [Field<Self>] = [
      .required("annotations", \.annotations, "The new annotations; none if nothing was copied."),
      .revision(\.revision),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let open = try call.document(params)
    let page = params.pageIndex
    // Even if nothing was copied.
    if let page { try engine(open.document.requirePage(page)) }
    let place = params.point.map { OpenDocument.PastePlace.at(pageIndex: page, $0) }
    let new = try editing(open.paste(place ?? .aside(pageIndex: page), cause: .api))
    let forms = try engine(
      new.map { new throws(EngineError) in
        WireAnnotation(try open.document.annotation(new.id))
      })
    return Result(annotations: forms, revision: open.editor.revision)
  }
}
