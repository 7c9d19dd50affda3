// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Interaction
import JSON
import JSONRPC
import Members

/// Ends the recovery of a document: its views are shown again, and its scripts and actions may change it.
enum WorkerGoOn: PromptMethod {
  static let name = "worker/goOn"
  static let effect = Effect.arranges()
  static let summary = "Ends the recovery of a document."
  static let errors: [ErrorKind] = [.unknownDocument]

  struct Params: DocumentParams {
    static let name = "GoOnParams"
    var documentId = ""
    /// The client's policy when the worker was lost. It is not set by a request of the client's, which may
    /// name pages that have moved, or tools that are gone.
    var policy: PartialValue<Policy>?
    /// The preset of new views, likewise.
    var preset: WirePreset?
    /// The views with other presets.
    var views: [WorkerView] = []
    static let fields: [Field<Self>] = [
      .document(\.documentId), .optional("policy", \.policy), .optional("preset", \.preset),
      .defaulted("views", \.views),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Nothing {
    let open = try call.document(params)
    if let form = params.policy {
      var policy = Policy()
      form.apply(to: &policy)
      open.set(policy)
    }
    if let preset = params.preset?.preset {
      open.views.setPreset(preset)
      for view in open.views {
        try tooling { () throws(ToolError) in try view.setPreset(preset) }
      }
    }
    for restored in params.views {
      guard let preset = restored.preset else { continue }
      let view = try viewing(open.views.open(restored.viewId))
      try tooling { () throws(ToolError) in try view?.setPreset(preset.preset) }
    }
    call.session.documents.didRestore(open)
    call.session.autosaves.postpone(open)
    return Nothing()
  }
}
