// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON
import JSONRPC

enum GestureRegister: PromptMethod {
  static let name = "gesture/register"
  static let effect = Effect.arranges(.adds(id: "id"))
  static let summary = """
    Registers a client gesture. The server reports its progress with `gesture/didChange`.
    """
  static let errors: [ErrorKind] = [.unknownDocument, .notFound]

  struct Params: ScopedParams, ClientGestureRecord {
    var documentId: String?
    var viewId: String?
    var scope: RuleScope?
    var gesture = WireClientGesture()
    static let fields: [Field<Self>] =
      Field<Self>.scoped(\.documentId, \.viewId, \.scope) + Field<Self>.gesture
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Nothing {
    try PlainName.check(params.gesture.id)
    guard params.gesture.taps == nil || params.gesture.kind == .tap else {
      throw RPCError(
        WireError(path: "params.taps", message: "Only a gesture of kind tap has taps."))
    }
    let place = try call.rules(of: params)
    do throws(GestureRefusal) {
      switch place {
      case .view(let view): try view.input.runs.register(params.gesture.gesture)
      case .document(let document): try document.register(params.gesture.gesture)
      case .session(let documents): try documents.register(params.gesture.gesture)
      }
    } catch {
      throw RPCError(WireError(path: error.path, message: error.message))
    }
    return Nothing()
  }
}

extension GestureRefusal {
  /// The member of the params that caused the refusal.
  var path: String {
    switch self {
    case .taken, .builtIn: "params.id"
    case .circle: "params.requireToFail"
    }
  }
}
