// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import JSON
import JSONRPC

enum LayersRemove: Method {
  static let name = "layers/remove"
  static let effect = Effect.deletes
  static let summary = """
    Removes a layer, as one step. Its annotations stay, without a layer. A layer with page content \
    is not removed: `notPermitted`.
    """
  static let errors: [ErrorKind] = .changing + [.notFound]

  struct Params: DocumentParams {
    var documentId = ""
    var id = ""
    static let fields: [Field<Self>] = [.document(\.documentId), .layer(\.id)]
  }

  struct Result: WrittenRecord {
    var changed: [String] = []
    var revision = 0
    static let fields: [Field<Self>] = [
      .required(
        "changed", \.changed,
        "The ids of the annotations that were on the layer, or whose actions named it."),
      .revision(\.revision),
    ]
  }

  static func answer(_ params: Params, _ call: Call) throws(RPCError) -> Answer<Result> {
    let open = try call.document(params)
    let edit = RemoveLayer(try engine(open.document.layers).number(of: params.id))
    return try call.perform(edit, in: open) { change in
      Result(changed: change.effect.changed, revision: change.revision)
    }
  }
}
