// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import JSONRPC

enum AnnotationsUngroup: Method {
  typealias Params = AnnotationsParams
  typealias Result = AnnotationsChanged

  static let name = "annotations/ungroup"
  static let effect = Effect.changes
  static let summary = "Dissolves the groups that annotations belong to, as one step."
  static let errors: [ErrorKind] = .changing + [.notFound]

  static func answer(_ params: Params, _ call: Call) throws(RPCError) -> Answer<Result> {
    let open = try call.document(params)
    try call.requireIDs(params.ids)
    let now = call.session.world.clock()
    return try call.perform(
      onAnnotations: params.ids, of: open,
      { given throws(RPCError) in
        try engine(UngroupAnnotations(given, in: open.document, date: now))
      }, Result.init(of:))
  }
}
