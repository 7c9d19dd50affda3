// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import JSON
import JSONRPC

/// Params for methods that take only annotations.
struct AnnotationsParams: AnnotationIDParams {
  var documentId = ""
  var ids: [String] = []
  static let fields: [Field<Self>] = [
    .document(\.documentId), .required("ids", \.ids, "The annotations, at least one."),
  ]
}

/// Params for methods that combine annotations.
struct CombinedAnnotationsParams: AnnotationIDParams {
  var documentId = ""
  var ids: [String] = []
  static let fields: [Field<Self>] = [
    .document(\.documentId), .required("ids", \.ids, "The annotations, at least two."),
  ]

  /// - Throws: ``ErrorKind/invalidParams`` if there are fewer than two different ids.
  func requireSeveral() throws(RPCError) {
    guard Set(ids).count > 1 else {
      throw RPCError(WireError(path: "params.ids", message: "Give at least two ids."))
    }
  }
}

enum AnnotationsGroup: Method {
  typealias Params = CombinedAnnotationsParams
  typealias Result = AnnotationsChanged

  static let name = "annotations/group"
  static let effect = Effect.changes
  static let summary = """
    Groups annotations of one page, as one step. All of them, and the other members of their \
    groups, join the first annotation.
    """
  static let errors: [ErrorKind] = .changing + [.notFound, .unsupported]

  static func answer(_ params: Params, _ call: Call) throws(RPCError) -> Answer<Result> {
    let open = try call.document(params)
    try params.requireSeveral()
    let now = call.session.world.clock()
    return try call.perform(
      onAnnotations: params.ids, of: open, { GroupAnnotations($0, date: now) }, Result.init(of:))
  }
}
