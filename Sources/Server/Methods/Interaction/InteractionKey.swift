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
  /// Treats a key name that browsers do not have like an unknown member.
  ///
  /// - Throws: ``ErrorKind/invalidParams`` in a strict session.
  func checkKey(_ key: String, at path: String, in method: String) throws(RPCError) {
    guard !KeyNames.contains(key) else { return }
    let advice = NearestNames.of(key, among: KeyNames.all)
    let why =
      advice.first.map { "did you mean \"\($0)\"?" }
      ?? "keys have the names that browsers give them."
    let error = WireError(
      path: path, message: "Unknown key \(JSONTree.string(String(key.prefix(40))).wireText): \(why)"
    )
    guard !session.log.unknownMembers.isStrict else { throw RPCError(error) }
    session.log.unknownMembers.tellIgnored(error.path, error.message, in: method)
  }
}
