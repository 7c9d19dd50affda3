// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Interaction
import JSON
import JSONRPC
import Workspace

enum PagesExtract: Method {
  static let name = "pages/extract"
  static let effect = Effect.writes
  static let summary = """
    Writes pages, in the order given, to a new file, with all that belongs to them. The document stays \
    as it is; what the tools have under way is committed first.
    """
  static let errors: [ErrorKind] = .committing + [.limitExceeded, .requestCancelled]

  struct Params: PagesParams {
    static let name = "PagesExtractParams"
    var documentId = ""
    var pages: [Int] = []
    var path = ""
    var overwrite = false
    static let fields: [Field<Self>] = [
      .document(\.documentId), .pages(\.pages, "The pages in the order wanted, each once."),
      .required("path", \.path, "The file."),
      .defaulted("overwrite", \.overwrite, false, "Whether a file that is there is replaced."),
    ]
  }

  struct Result: Record {
    static let name = "PagesExtractResult"
    var path = ""
    var bytes = 0
    static let fields: [Field<Self>] = [
      .required("path", \.path, "The file, with symbolic links followed."),
      .required("bytes", \.bytes, "How long it is."),
    ]
  }

  static func answer(_ params: Params, _ call: Call) throws(RPCError) -> Answer<Result> {
    let open = try call.documentWithPages(params)
    try tooling(open.commitWork())
    try call.refuseOpenFile(params.path)
    let work = try editing(
      open.editor.parts(
        [params.pages], to: [params.path], overwriting: params.overwrite, followsLinks: true))
    var told = 0
    return .transaction(
      Transaction(
        next: { () throws(RPCError) in
          let isDone = try editing(work.advance())
          if work.pagesDone > told {
            told = work.pagesDone
            call.sendProgress(done: told, of: params.pages.count)
          }
          guard isDone, let file = work.files.first else { return nil }
          return Result(path: file.path, bytes: Int(file.bytes))
        },
        rollBack: work.discard, hold: { .changes }))
  }
}

extension Call {
  /// - Parameter own: the document whose file it may be.
  /// - Throws: ``ErrorKind/invalidParams`` for the file of another open document.
  func refuseOpenFile(_ path: String, but own: OpenDocument? = nil) throws(RPCError) {
    for open in session.documents.all where open !== own && open.isOwnFile(path) {
      throw RPCError(
        WireError(
          path: "params.path", message: "This is the file of \(open.id): give another path."))
    }
  }
}
