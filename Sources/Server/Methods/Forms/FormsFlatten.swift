// SPDX-License-Identifier: AGPL-3.0-or-later

import JSONRPC
import Workspace

enum FormsFlatten: Method {
  static let name = "forms/flatten"
  static let effect = Effect.deletes
  static let summary = """
    Turns fields into page content that looks the same, as one step. They are removed from the \
    form. Pending work of the tools is committed first.
    """
  static let errors: [ErrorKind] = .committing

  typealias Params = FormsReset.Params
  typealias Result = AnnotationsDelete.Result

  static func answer(_ params: Params, _ call: Call) throws(RPCError) -> Answer<Result> {
    try FormsDelete.remove(
      FieldScope(params.given, excludes: params.exclude), flattens: true, call.document(params),
      call)
  }
}
