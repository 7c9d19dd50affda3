// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC

enum InteractionSetPreset: PromptMethod {
  static let name = "interaction/setPreset"
  static let effect = Effect.arranges(.latest)
  static let summary = """
    Says what a view is for, and what its user's touches leave alone, in place of all that was said \
    before.
    """
  static let errors: [ErrorKind] = .reading
  typealias Result = WirePreset

  struct Params: ViewParams {
    static let name = "SetPresetParams"
    var documentId = ""
    var viewId: String?
    var form = WirePreset()

    static let fields: [Field<Self>] =
      [.document(\.documentId), .view(\.viewId)]
      + [
        .nullable("preset", \.form.kind, "The preset; `null` or not given: none."),
        .optional("excluded", \.form.excluded, "The parts that are left alone; none unless given."),
      ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> WirePreset {
    let view = try call.view(params)
    try tooling(view.setPreset(params.form.preset))
    return WirePreset(view.components.preset)
  }
}
