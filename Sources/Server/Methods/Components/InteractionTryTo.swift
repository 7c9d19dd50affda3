// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON
import JSONRPC
import Workspace

enum InteractionTryTo: PromptMethod {
  static let name = "interaction/tryTo"
  static let effect = Effect.changes
  static let summary =
    "Makes a component act at a point, even a disabled one. A condition can forbid it."
  static let errors: [ErrorKind] = .committing
  typealias Params = ComponentAtPoint

  struct Result: WrittenRecord {
    static let name = "TryToResult"
    var performed = false
    var verdict = VerdictKind.wouldAct
    var by: String?
    var reason = ""
    static let fields: [Field<Self>] = [
      .required("performed", \.performed, "Whether the component acted."),
      .required("verdict", \.verdict, "`wouldAct` if it acted; otherwise what prevented it."),
      .optional("by", \.by, "The id of the condition, or the name of the rule, that decided."),
      .required("reason", \.reason, "The verdict as a sentence."),
    ]
  }

  /// The components that can be tried (like Nutrient's `tryTo…` methods).
  private static let triable: [Component] = [
    .selectAnnotation, .editAnnotation, .openLinkAnnotation, .showAnnotationMenu, .fastScroll,
    .smartZoom, .toggleUserInterface,
  ]

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let component = params.component
    guard triable.contains(component) else {
      let names = triable.map(\.rawValue).joined(separator: ", ")
      throw RPCError(
        WireError(path: "params.component", message: "Only these can be tried: \(names)."))
    }
    let view = try call.view(params)
    let sample = try view.sample(params.place, params.point)
    let verdict = try tooling(view.attempt(component, at: sample))
    var result = Result()
    result.performed = verdict == .wouldAct
    result.verdict = verdict.kind
    result.by = verdict.decider
    result.reason = result.performed ? "The component acted." : verdict.reason(for: component)
    return result
  }
}
