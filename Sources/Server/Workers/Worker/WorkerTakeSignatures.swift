// SPDX-License-Identifier: AGPL-3.0-or-later

import JSONRPC

/// Takes over the user's signatures, if no file stores them.
enum WorkerTakeSignatures: PromptMethod {
  static let name = "worker/takeSignatures"
  static let effect = Effect.arranges()
  static let summary = "Takes over the signatures that the user keeps."
  static let isNotification = true
  typealias Params = StoredSignatures

  static func handle(_ params: StoredSignatures, _ call: Call) throws(RPCError) -> Nothing {
    call.session.userState.takeOver(params.saved)
    return Nothing()
  }
}
