// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC

enum OutlineGet: Method {
  static let name = "outline/get"
  static let effect = Effect.reads
  static let summary = "Returns a document's outline (its table of contents) as a tree."
  static let errors: [ErrorKind] = [.unknownDocument, .damaged]

  struct Params: DocumentParams {
    static let name = "OutlineParams"
    var documentId = ""
    var depth: Int?
    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .optional("depth", \.depth, "How many levels to return; all unless given.", in: 1...),
    ]
  }

  struct Result: WrittenRecord {
    static let name = "OutlineResult"
    var items: [WireOutlineItem] = []
    static let fields: [Field<Self>] = [.required("items", \.items, "The top-level entries.")]
  }

  static func answer(_ params: Params, _ call: Call) throws(RPCError) -> Answer<Result> {
    try call.document(params).readingOutline { outline in
      Result(items: outline.map { WireOutlineItem(item: $0, depth: params.depth ?? .max) })
    }
  }
}
