// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import JSON
import JSONRPC

enum LayersAssign: PromptMethod {
  typealias Result = AnnotationsChanged

  static let name = "layers/assign"
  static let effect = Effect.changes
  static let summary = """
    Assigns annotations to a layer, or to none, as one step. Annotations are shown and hidden with \
    their layer.
    """
  static let errors: [ErrorKind] = .changing + [.notFound]

  struct Params: AnnotationIDParams {
    var documentId = ""
    var ids: [String] = []
    var layer = Nullable<String>(nil)
    static let fields: [Field<Self>] = [
      .document(\.documentId), .required("ids", \.ids, "The annotations, at least one."),
      .required("layer", \.layer, "The layer; `null` for none."),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let document = try call.document(params).document
    let number = try params.layer.value.map { id throws(RPCError) in
      try engine(document.layers).number(of: id)
    }
    return try call.change(params) { AssignLayer($0, to: number) }
  }
}
