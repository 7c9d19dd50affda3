// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC

enum DocumentClose: PromptMethod {
  static let name = "document/close"
  static let effect = Effect.deletes
  static let summary = """
    Closes a document and its views. Pending work of the tools is committed first; if that fails, \
    the document stays open. Unsaved changes stay in its edit log, for `recovery` when \
    it is opened again; those of a document opened from data are lost.
    """
  static let errors: [ErrorKind] = .committing

  struct Params: DocumentParams {
    static let name = "CloseParams"
    var documentId = ""
    var discard = false

    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .defaulted("discard", \.discard, "Whether to discard unsaved changes and pending work."),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Nothing {
    let open = try call.anyDocument(params)
    for view in open.views { view.input.runs.endAll() }
    if !params.discard { try tooling(open.commitWork()) }
    guard open.end(unless: { call.flag.cause == .client }) else { throw .cancelled }
    call.session.documents.close(open.id, discardingChanges: params.discard)
    return Nothing()
  }
}
