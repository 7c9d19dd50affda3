// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import JSONRPC
import System

enum PagesFind: PromptMethod {
  static let name = "pages/find"
  static let effect = Effect.reads
  static let summary = "Finds the pages with a label, such as `iv`."
  static let errors: [ErrorKind] = [.unknownDocument, .damaged]

  struct Params: DocumentParams {
    var documentId = ""
    var label = ""
    static let fields: [Field<Self>] = [
      .document(\.documentId), .required("label", \.label, "The label, exactly as written."),
    ]
  }

  struct Result: WrittenRecord {
    var pages: [Int] = []
    static let fields: [Field<Self>] = [
      .required("pages", \.pages, "The pages; several may have the same label.")
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let document = try call.document(params).document
    return try engine { () throws(EngineError) in
      var pages: [Int] = []
      for index in 0..<(try document.pageCount)
      where try document.pageLabel(index).isExactly(params.label) {
        pages.append(index)
      }
      return Result(pages: pages)
    }
  }
}
