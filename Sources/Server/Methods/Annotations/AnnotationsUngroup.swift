// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import JSONRPC

enum AnnotationsUngroup: PromptMethod {
  typealias Params = AnnotationsParams
  typealias Result = AnnotationsChanged

  static let name = "annotations/ungroup"
  static let effect = Effect.changes
  static let summary = "Dissolves the groups that annotations belong to, as one step."
  static let errors: [ErrorKind] = .changing + [.notFound]

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let now = call.session.world.clock()
    let open = try call.document(params)
    let given = try call.annotations(params)
    let edit = try engine(UngroupAnnotations(given, in: open.document, date: now))
    return try call.change(params) { _ in edit }
  }
}
