// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC

enum Initialized: PromptMethod {
  static let name = "initialized"
  static let effect = Effect.arranges()
  static let summary = "The client has read the reply to `initialize`."
  static let isNotification = true

  static func handle(_ params: Nothing, _ call: Call) throws(RPCError) -> Nothing { Nothing() }
}

enum Shutdown: PromptMethod {
  static let name = "shutdown"
  static let effect = Effect.arranges()
  static let summary = "Ends the work; only `exit` may follow."

  static func handle(_ params: Nothing, _ call: Call) throws(RPCError) -> Nothing {
    call.session.shutDown()
    return Nothing()
  }
}

enum Exit: PromptMethod {
  static let name = "exit"
  static let effect = Effect.arranges()
  static let summary = "Ends the process: with status 0 after `shutdown`, with 1 without it."
  static let isNotification = true

  static func handle(_ params: Nothing, _ call: Call) throws(RPCError) -> Nothing {
    call.session.exit()
    return Nothing()
  }
}

enum CancelRequest: PromptMethod {
  static let name = "$/cancelRequest"
  static let effect = Effect.reads
  static let summary = """
    The client does not want a request's answer any more: the request answers \
    `requestCancelled`, unless it has been answered already.
    """
  static let isNotification = true

  struct Params: Record {
    static let name = "CancelParams"
    var id = MessageID.integer(0)
    static let fields: [Field<Self>] = [.required("id", \.id, "The request's id.")]
  }

  /// The thread that reads has flipped the request's flag already.
  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Nothing {
    call.session.cancel(params.id)
    return Nothing()
  }
}
