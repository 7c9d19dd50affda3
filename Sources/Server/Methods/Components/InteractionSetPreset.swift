// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC

enum InteractionSetPreset: PromptMethod {
  static let name = "interaction/setPreset"
  static let effect = Effect.arranges()
  static let summary = """
    Sets a view's preset, and the parts excluded from interactions. It replaces the previous \
    preset and parts.
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
        .nullable("preset", \.form.kind, "The preset; `null` or absent for none."),
        .optional(
          "excluded", \.form.excluded,
          "The parts excluded from interactions; none unless given."),
      ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> WirePreset {
    let view = try call.view(params)
    try tooling(view.setPreset(params.form.preset))
    return WirePreset(view.components.preset)
  }
}
