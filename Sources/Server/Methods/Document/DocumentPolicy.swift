// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import JSONRPC
import Members

enum DocumentPolicy: PromptMethod {
  static let name = "document/policy"
  static let effect = Effect.reads
  static let summary = "Returns the client's limits on the user's changes to a document."
  static let errors: [ErrorKind] = [.unknownDocument]
  typealias Params = OnlyDocument
  typealias Result = PartialValue<Policy>

  static func handle(_ params: OnlyDocument, _ call: Call) throws(RPCError) -> PartialValue<Policy>
  {
    PartialValue<Policy>(try call.document(params).editor.policy)
  }
}
