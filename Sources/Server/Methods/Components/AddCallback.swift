// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON
import JSONRPC

enum AddCallback: PromptMethod {
  static let name = "interaction/addCallback"
  static let effect = Effect.arranges(.each)
  static let summary = """
    Tells the client each time just before a component acts, with `interaction/willActivate`; that \
    cannot prevent it.
    """
  static let errors: [ErrorKind] = [.unknownDocument, .notFound]

  struct Params: ViewParams {
    static let name = "AddCallbackParams"
    var documentId = ""
    var viewId: String?
    var component = ComponentName(.allInteractions)
    static let fields: [Field<Self>] = [
      .document(\.documentId), .view(\.viewId),
      .required("component", \.component, "The component; of a composed one, every member."),
    ]
  }

  struct Result: Record {
    static let name = "AddCallbackResult"
    var callbackId = ""
    static let fields: [Field<Self>] = [
      .required("callbackId", \.callbackId, "What `interaction/removeCallback` takes.")
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    var result = Result()
    result.callbackId = try call.view(params).components
      .addCallback(to: params.component.members)
    return result
  }
}

enum RemoveCallback: PromptMethod {
  static let name = "interaction/removeCallback"
  static let effect = Effect.arranges(.each)
  static let summary = "Takes a callback away again."
  static let errors: [ErrorKind] = [.unknownDocument, .notFound]

  struct Params: ViewParams {
    static let name = "RemoveCallbackParams"
    var documentId = ""
    var viewId: String?
    var callbackId = ""
    static let fields: [Field<Self>] = [
      .document(\.documentId), .view(\.viewId),
      .required("callbackId", \.callbackId, "As `interaction/addCallback` gave it."),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Nothing {
    guard try call.view(params).components.removeCallback(params.callbackId) else {
      throw RPCError(
        .notFound, "There is no callback \(params.callbackId) in this view.",
        data: [.init("what", .string("callback"))])
    }
    return Nothing()
  }
}
