// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC
import Workspace

enum DocumentReload: Method {
  static let name = "document/reload"
  static let effect = Effect.deletes
  static let summary = """
    Reloads a document from its file. Pending work of the tools is committed first. Unsaved \
    changes are applied again if they fit, and only they can be undone. Views keep their place and \
    selection as far as possible. If the file cannot be opened, the document does not change.
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
      .optional(
        "password", \.password,
        "The file's password; by default the one that opened it, or that a save has set since."),
      .defaulted("discard", \.discard, "Whether to discard unsaved changes and pending work."),
    ]
  }

  static func answer(_ params: Params, _ call: Call) throws(RPCError) -> Answer<Result> {
    let open = try call.anyDocument(params)
    let session = call.session
    let reload = try editing(
      session.documents.startReload(
        of: open, password: params.password, isDiscarding: params.discard))
    return .transaction(
      Transaction(reload) { () throws(RPCError) in
        try DiskReports(session: session).didReload(open)
      })
  }
}

extension Transaction {
  /// Reloads a document in turns. Other requests for the document wait meanwhile.
  ///
  /// - Parameter result: makes the result after the reload.
  init(_ reload: ReloadInProgress, _ result: @escaping () throws(RPCError) -> Result) {
    self.init(
      turns: { () throws(RPCError) in try editing(reload.advance()).turn(result) }, rollBack: {},
      hold: { .everything })
  }
}
