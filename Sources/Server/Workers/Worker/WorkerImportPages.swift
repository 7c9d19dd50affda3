// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import JSON
import JSONRPC

/// Inserts pages that another document's worker wrote.
enum WorkerImportPages: Method {
  static let name = "worker/importPages"
  static let effect = Effect.changes
  static let summary = "Puts in pages of another worker's document."
  typealias Result = PagesChanged

  struct Params: DocumentParams {
    var documentId = ""
    var path = ""
    var count = 0
    var place: Int?
    var sameFields = ImportedFields.rename
    static let fields: [Field<Self>] = [
      .document(\.documentId), .required("path", \.path), .required("count", \.count),
      .optional("at", \.place, in: 0...),
      .defaulted("sameFields", \.sameFields, ""),
    ]
  }

  static func answer(_ params: Params, _ call: Call) throws(RPCError) -> Answer<PagesChanged> {
    let open = try call.document(params)
    let count = try engine(open.document.pageCount)
    let file = try engine(FileBytes.whole(params.path, limit: ImportPages.largest))
    let edit = ImportPages(
      file ?? [], count: params.count, at: params.place ?? count,
      joiningFields: params.sameFields == .join)
    return try call.change(open, edit)
  }
}
