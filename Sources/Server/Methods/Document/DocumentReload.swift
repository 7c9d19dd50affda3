// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import JSON
import JSONRPC

enum DocumentReload: Method {
  static let name = "document/reload"
  static let effect = Effect.deletes
  static let summary = """
    Reads a document's file again, as it is now. What the tools have under way is committed first. \
    Changes that were not saved are made again where they fit, and they alone can be undone; views \
    stay where they are, and what is selected stays selected as far as it is found again. Where the \
    file cannot be opened, the document is as it was.
    """
  static let errors: [ErrorKind] = [
    .unknownDocument, .cannotOpen, .passwordRequired, .damaged, .unsupported, .notFound,
    .notPermitted,
    .saveFailed,
  ]
  typealias Result = DocumentOpen.Result

  struct Params: DocumentParams {
    static let name = "ReloadParams"
    var documentId = ""
    var password: String?
    var discard = false

    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .optional("password", \.password, "The file's; the one that opened it unless given."),
      .defaulted(
        "discard", \.discard, false, "Forget changes that were not saved, and what is under way."),
    ]
  }

  static func answer(_ params: Params, _ call: Call) throws(RPCError) -> Answer<Result> {
    let open = try call.anyDocument(params)
    let session = call.session
    let reload = try editing(
      session.documents.startReload(
        of: open, password: params.password, isDiscarding: params.discard))
    return .transaction(
      Transaction(
        turns: { () throws(RPCError) in
          if let work = try editing(reload.advance()) { return .aside(work) }
          return .done(try DiskReports(session: session).didReload(open))
        },
        rollBack: {}, hold: { .everything }))
  }
}
