// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON
import JSONRPC
import Workspace

enum GestureRegister: PromptMethod {
  static let name = "gesture/register"
  static let effect = Effect.arranges(.each)
  static let summary = """
    Brings a gesture of the client's to a view: the server tells what becomes of it with \
    `gesture/didChange`.
    """
  static let errors: [ErrorKind] = [.unknownDocument, .notFound]

  struct Params: ViewParams, ClientGestureRecord {
    static let name = "GestureRegisterParams"
    var documentId = ""
    var viewId: String?
    var gesture = ClientGestureForm()
    static let fields: [Field<Self>] =
      [.document(\.documentId), .view(\.viewId)] + Field<Self>.gesture
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Nothing {
    try PlainName.check(params.gesture.id)
    guard params.gesture.taps == nil || params.gesture.kind == .tap else {
      throw RPCError(
        WireError(path: "params.taps", message: "Only a gesture of kind tap has taps."))
    }
    let view = try call.view(params)
    do throws(GestureRefusal) {
      try view.register(params.gesture.gesture)
    } catch {
      throw RPCError(WireError(path: error.path, message: error.message))
    }
    return Nothing()
  }
}

enum GestureUnregister: PromptMethod {
  static let name = "gesture/unregister"
  static let effect = Effect.arranges(.each)
  static let summary = "Takes a gesture of the client's back; one that is under way is cancelled."
  static let errors: [ErrorKind] = [.unknownDocument, .notFound]

  struct Params: ViewParams {
    static let name = "GestureUnregisterParams"
    var documentId = ""
    var viewId: String?
    var id = ""
    static let fields: [Field<Self>] = [
      .document(\.documentId), .view(\.viewId), .required("id", \.id, "As it was registered."),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Nothing {
    guard try call.view(params).unregisterGesture(params.id) else {
      throw .noGesture(params.id)
    }
    return Nothing()
  }
}

extension RPCError {
  static func noGesture(_ id: String) -> RPCError {
    RPCError(
      .notFound, "There is no gesture \(id) in this view.",
      data: [.init("what", .string("gesture"))])
  }
}

extension GestureRefusal {
  /// The member of the params that it is about.
  fileprivate var path: String {
    switch self {
    case .taken, .builtIn: "params.id"
    case .circle: "params.requireToFail"
    }
  }
}
