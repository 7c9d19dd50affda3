// SPDX-License-Identifier: AGPL-3.0-or-later

import JSONRPC

enum InteractionPreset: PromptMethod {
  static let name = "interaction/preset"
  static let effect = Effect.reads
  static let summary = "Returns a view's preset, and the parts excluded from interactions."
  static let errors: [ErrorKind] = [.unknownDocument, .notFound]
  typealias Params = OnlyView
  typealias Result = WirePreset

  static func handle(_ params: OnlyView, _ call: Call) throws(RPCError) -> WirePreset {
    WirePreset(try call.view(params).components.preset)
  }
}
