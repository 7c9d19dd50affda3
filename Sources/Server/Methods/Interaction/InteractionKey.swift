// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON
import JSONRPC

enum InteractionKey: PromptMethod {
  static let name = "interaction/key"
  static let effect = Effect.changes
  static let summary = "The user pressed a key."
  static let errors: [ErrorKind] = [.unknownDocument, .notFound]
  typealias Result = EventResult

  struct Params: ViewParams {
    static let name = "KeyParams"
    var documentId = ""
    var viewId: String?
    var key = ""
    var modifiers: [WireModifier]?

    static let fields: [Field<Self>] = [
      .document(\.documentId), .view(\.viewId),
      .required("key", \.key, "The key as browsers name it, such as `Delete`, `ArrowLeft` or `a`."),
      .optional("modifiers", \.modifiers, "The modifier keys that are held down."),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> EventResult {
    try call.checkKey(params.key, at: "params.key", in: name)
    let view = try call.view(params)
    return EventResult(view.handle(KeyPress(params.key, Modifiers(params.modifiers))))
  }
}

extension Call {
  /// Treats a key name unknown to browsers like an unknown member.
  ///
  /// - Throws: ``ErrorKind/invalidParams`` in a strict session.
  func checkKey(_ key: String, at path: String, in method: String) throws(RPCError) {
    guard !KeyNames.contains(key) else { return }
    let error = WireError(
      path: path, unknown: "key", key, NearestNames.of(key, among: KeyNames.all).first,
      or: "keys have the names that browsers give them.")
    try session.log.unknownMembers.settle(error, in: method)
  }
}
