// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import JSONRPC

enum LayersList: PromptMethod {
  typealias Params = OnlyDocument

  static let name = "layers/list"
  static let effect = Effect.reads
  static let summary = "Lists a document's layers, nested as the document orders them."
  static let errors: [ErrorKind] = [.unknownDocument, .damaged]

  struct Result: WrittenRecord {
    var layers: [Layer] = []
    var unlisted: [Layer] = []
    static let fields: [Field<Self>] = [
      .required("layers", \.layers, "The top-level layers and labels."),
      .required("unlisted", \.unlisted, "Layers that the document hides from its list."),
    ]
  }

  static func handle(_ params: OnlyDocument, _ call: Call) throws(RPCError) -> Result {
    let open = try call.document(params)
    let list = try engine(open.document.layers)
    return Result(layers: list.layers, unlisted: list.unlisted)
  }
}
