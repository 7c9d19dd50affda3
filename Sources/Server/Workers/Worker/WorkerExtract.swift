// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Interaction
import JSON
import JSONRPC

/// Writes pages for another document's worker, which takes them by ``WorkerImportPages``.
enum WorkerExtract: PromptMethod {
  static let name = "worker/extract"
  static let effect = Effect.writes
  static let summary = "Writes pages for another worker."

  struct Params: DocumentParams {
    static let name = "WorkerExtractParams"
    var documentId = ""
    var pages: [Int]?
    var folder = ""
    static let fields: [Field<Self>] = [
      .document(\.documentId), .optional("pages", \.pages), .required("folder", \.folder),
    ]
  }

  struct Result: Record {
    static let name = "WorkerExtractResult"
    var count = 0
    static let fields: [Field<Self>] = [.required("count", \.count)]
  }

  /// The file with the pages.
  static func file(in folder: String) -> String { folder + "/pages.pdf" }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let open = try call.document(params)
    try tooling(open.commitWork())
    let pages: [Int]
    if let wanted = params.pages {
      pages = wanted
      try call.check(pages, of: open.document)
    } else {
      pages = Array(0..<(try engine(open.document.pageCount)))
    }
    let edit = try editing(open.document.importing(pages, at: 0, through: params.folder))
    let path = file(in: params.folder)
    try editing(StateFile(path).write(edit.file))
    return Result(count: pages.count)
  }
}
