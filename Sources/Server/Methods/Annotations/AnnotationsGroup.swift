// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import JSON
import JSONRPC

/// Params of methods that take annotations and nothing else.
struct AnnotationsParams: AnnotationIDParams {
  var documentId = ""
  var ids: [String] = []
  static let fields: [Field<Self>] = [
    .document(\.documentId), .required("ids", \.ids, "The annotations, one at least."),
  ]
}

enum AnnotationsGroup: PromptMethod {
  typealias Params = AnnotationsParams
  typealias Result = AnnotationsChanged

  static let name = "annotations/group"
  static let effect = Effect.changes
  static let summary = """
    Makes annotations of one page a group, as one step: all, and those that form groups with them \
    already, are grouped with the first.
    """
  static let errors: [ErrorKind] = .changing + [.notFound, .unsupported]

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    guard Set(params.ids).count > 1 else {
      throw RPCError(WireError(path: "params.ids", message: "Give two ids at least."))
    }
    let now = call.session.world.clock()
    return try call.change(params) { GroupAnnotations($0, date: now) }
  }
}
