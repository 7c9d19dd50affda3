// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC

enum CancelRequest: PromptMethod {
  static let name = "$/cancelRequest"
  static let effect = Effect.reads
  static let summary =
    "Cancels a request. It fails with `requestCancelled`, unless it has been answered already."
  static let isNotification = true

  struct Params: Record {
    static let name = "CancelParams"
    var id = MessageID.integer(0)
    static let fields: [Field<Self>] = [.required("id", \.id, "The request's id.")]
  }

  /// The message that cancels a request.
  static func frame(for id: MessageID) -> [UInt8] {
    var params = Params()
    params.id = id
    return Outgoing.notification(name, params)
  }

  /// The reading thread has already set the request's cancellation flag.
  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Nothing {
    call.session.cancel(params.id)
    return Nothing()
  }
}
