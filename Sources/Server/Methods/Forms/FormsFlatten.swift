// SPDX-License-Identifier: AGPL-3.0-or-later

import JSONRPC
import Workspace

enum FormsFlatten: PromptMethod {
  static let name = "forms/flatten"
  static let effect = Effect.deletes
  static let summary = """
    Makes fields part of their pages, as they look, and removes them from the form, as one step. What \
    the tools have under way is committed first.
    """
  static let errors: [ErrorKind] = .committing

  typealias Params = FormsReset.Params
  typealias Result = AnnotationsDelete.Result

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    try FormsDelete.remove(
      FieldScope(params.given, excludes: params.exclude), flattens: true, call.document(params))
  }
}
