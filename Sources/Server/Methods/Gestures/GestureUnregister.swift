// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON
import JSONRPC

enum GestureUnregister: PromptMethod {
  static let name = "gesture/unregister"
  static let effect = Effect.arranges(.each)
  static let summary = "Removes a client gesture, and cancels it if it is in progress."
  static let errors: [ErrorKind] = [.unknownDocument, .notFound]

  struct Params: ScopedParams {
    var documentId: String?
    var viewId: String?
    var scope: RuleScope?
    var id = ""
    static let fields: [Field<Self>] =
      Field<Self>.scoped(\.documentId, \.viewId, \.scope) + [
        .required("id", \.id, "The id of the registered gesture.")
      ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Nothing {
    let place = try call.rules(of: params)
    let wasThere =
      switch place {
      case .view(let view): view.input.runs.unregister(params.id)
      case .document(let document): document.unregisterGesture(params.id)
      case .session(let documents): documents.unregisterGesture(params.id)
      }
    guard wasThere else { throw .noGesture(params.id, place.noun) }
    return Nothing()
  }
}

extension RPCError {
  /// - Parameter place: a phrase for where the gesture was looked for.
  static func noGesture(_ id: String, _ place: String) -> RPCError {
    RPCError(
      .notFound, "There is no gesture \(id) \(place).",
      data: [.init("what", .string("gesture"))])
  }
}
