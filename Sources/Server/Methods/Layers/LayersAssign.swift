// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import JSON
import JSONRPC

enum LayersAssign: Method {
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

  static func answer(_ params: Params, _ call: Call) throws(RPCError) -> Answer<Result> {
    let open = try call.document(params)
    let number = try params.layer.value.map { id throws(RPCError) in
      try engine(open.document.layers).number(of: id)
    }
    try call.requireIDs(params.ids)
    return try call.perform(
      onAnnotations: params.ids, of: open, { AssignLayer($0, to: number) }, Result.init(of:))
  }
}
