// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import JSON
import JSONRPC

/// Writes pages for another document's worker, which imports them with ``WorkerImportPages``.
enum WorkerExtract: Method {
  static let name = "worker/extract"
  static let effect = Effect.writes
  static let summary = "Writes pages for another worker."

  struct Params: DocumentParams {
    var documentId = ""
    var pages: [Int]?
    var folder = ""
    static let fields: [Field<Self>] = [
      .document(\.documentId), .optional("pages", \.pages), .required("folder", \.folder),
    ]
  }

  struct Result: Record {
    var count = 0
    static let fields: [Field<Self>] = [.required("count", \.count)]
  }

  static func file(in folder: String) -> String { folder + "/pages.pdf" }

  static func answer(_ params: Params, _ call: Call) throws(RPCError) -> Answer<Result> {
    let open = try call.document(params)
    try tooling(open.storeWork())
    let pages: [Int]
    if let wanted = params.pages {
      pages = wanted
      try call.check(pages, of: open.document)
    } else {
      pages = Array(0..<(try engine(open.document.pageCount)))
    }
    let export = try editing(PageExport(pages, of: open.document, through: params.folder))
    return .transaction(
      Transaction(
        turns: { () throws(RPCError) in
          try editing(export.advance()).turn { (bytes) throws(RPCError) in
            try editing(StateFile(file(in: params.folder)).write(bytes))
            return Result(count: pages.count)
          }
        },
        rollBack: {}, hold: { .changes }))
  }
}
