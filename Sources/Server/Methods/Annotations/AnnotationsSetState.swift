// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import JSON
import JSONRPC
import Workspace

enum AnnotationsSetState: PromptMethod {
  typealias Result = AnnotationsUpdate.Result

  static let name = "annotations/setState"
  static let effect = Effect.changes
  static let summary = """
    Sets the review state of an annotation for the session's author. This adds a hidden note that \
    replies to the annotation, or to the author's previous state (ISO 32000-2, 12.5.6.3).
    """
  static let errors: [ErrorKind] = .changing + [.notFound, .unsupported]

  struct Params: DocumentParams {
    var documentId = ""
    var id = ""
    var state = ReviewStateName.none
    static let fields: [Field<Self>] = [
      .document(\.documentId), .required("id", \.id, "The annotation."),
      .required("state", \.state, "The new state."),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let open = try call.document(params)
    let note = try engine(newState(params.state.state, of: params.id, in: open, call.session))
    let change = try editing(open.editor.perform(AddAnnotations([note]), cause: .api))
    return try engine(
      Result(annotation: open.document.wireAnnotation(params.id), revision: change.revision))
  }

  private static func newState(
    _ state: ReviewState, of id: String, in open: OpenDocument, _ session: Session
  ) throws(EngineError) -> Annotation {
    let target = try open.document.annotation(id)
    guard target.type.isMarkup, target.state == nil else {
      throw .unsupported("annotation \(id) cannot have a review state")
    }
    let all = try open.document.page(target.pageIndex).annotations
    let author = session.options.author
    let before = all.effectiveStates[id]?.last {
      $0.author == author && $0.state.model == state.model
    }
    var note = Annotation(
      id: try open.makeAnnotationID(), type: .text, pageIndex: target.pageIndex,
      rect: Rect(origin: target.rect.origin, size: Size(20, 20)))
    note.flags = [.hidden, .print, .noZoom, .noRotate]
    note.replyTo = before?.id ?? id
    note.state = state
    note.author = author
    note.contents = "\(state.name) set\(author.map { " by \($0)" } ?? "")"
    (note.created, note.modified) = (session.world.clock(), session.world.clock())
    note.icon = "Note"
    return note
  }
}
