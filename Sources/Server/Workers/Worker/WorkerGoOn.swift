// SPDX-License-Identifier: AGPL-3.0-or-later

import JSONRPC

/// Ends the recovery of a document: its views are shown again, and its scripts and actions may change it.
enum WorkerGoOn: PromptMethod {
  static let name = "worker/goOn"
  static let effect = Effect.arranges()
  static let summary = "Ends the recovery of a document."
  static let errors: [ErrorKind] = [.unknownDocument]
  typealias Params = OnlyDocument

  static func handle(_ params: OnlyDocument, _ call: Call) throws(RPCError) -> Nothing {
    call.session.documents.didRestore(try call.document(params))
    return Nothing()
  }
}
