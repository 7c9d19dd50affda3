// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC

enum ViewCapture: PromptMethod {
  static let name = "view/capture"
  static let effect = Effect.reads
  static let summary = "Captures the state of a view for `view/restore`."
  static let errors: [ErrorKind] = [.unknownDocument, .notFound]
  typealias Params = OnlyView

  struct Result: WrittenRecord {
    static let name = "CaptureResult"
    var state = WireViewState()
    static let fields: [Field<Self>] = [
      .required("state", \.state, "The state for `view/restore`; opaque to clients.")
    ]
  }

  static func handle(_ params: OnlyView, _ call: Call) throws(RPCError) -> Result {
    Result(state: WireViewState(try call.view(params)))
  }
}
