// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC

enum DocumentClose: PromptMethod {
  typealias Params = OnlyDocument

  static let name = "document/close"
  static let summary = "Closes a document with its views; changes that were not saved are lost."
  static let errors: [ErrorKind] = [.unknownDocument]

  static func handle(_ params: OnlyDocument, _ call: Call) throws(RPCError) -> Nothing {
    call.session.documents.close(try call.document(params).id)
    return Nothing()
  }
}
