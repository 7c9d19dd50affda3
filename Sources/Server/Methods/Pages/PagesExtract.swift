// SPDX-License-Identifier: AGPL-3.0-or-later

import Bookmarks
import Editing
import JSON
import JSONRPC
import Workspace

enum PagesExtract: Method {
  static let name = "pages/extract"
  static let effect = Effect.writes
  static let summary = """
    Writes pages, with everything that belongs to them, to a new file. They are in the given \
    order. The document does not change; pending work of the tools is committed first.
    """
  static let errors: [ErrorKind] = .committing + [.limitExceeded, .requestCancelled]

  struct Params: PagesParams {
    var documentId = ""
    var pages: [Int] = []
    var path = ""
    var overwrite = false
    static let fields: [Field<Self>] = [
      .document(\.documentId), .pages(\.pages, "The pages in the wanted order, each once."),
      .required("path", \.path, "The file to write to."),
      .defaulted("overwrite", \.overwrite, "Whether to replace an existing file."),
    ]
  }

  struct Result: WrittenRecord {
    var path = ""
    var bytes = 0
    static let fields: [Field<Self>] =
      Field<Self>.writtenFile(\.path, \.bytes)
  }

  static func answer(_ params: Params, _ call: Call) throws(RPCError) -> Answer<Result> {
    let open = try call.documentWithPages(params)
    try tooling(open.storeWork())
    try call.refuseOpenFile(params.path)
    let work = try editing(
      open.editor.parts(
        [params.pages], to: [params.path], overwriting: params.overwrite, followsLinks: true,
        settle: PartBookmarks.settle))
    var told = 0
    return .transaction(
      Transaction(
        turns: { () throws(RPCError) in
          let step = try editing(work.advance())
          if work.pagesDone > told {
            told = work.pagesDone
            call.sendProgress(done: told, of: params.pages.count)
          }
          return try step.turn { () throws(RPCError) in
            guard let file = work.files.first else {
              throw RPCError(.internalError, "The file was not written.")
            }
            return Result(path: file.path, bytes: Int(file.bytes))
          }
        },
        rollBack: work.discard, hold: { .changes }))
  }
}
