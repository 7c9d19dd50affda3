// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction
import JSON
import JSONRPC
import Workspace

enum InteractionCanActivate: PromptMethod {
  static let name = "interaction/canActivate"
  static let effect = Effect.streams
  static let summary = """
    Returns whether a component, if enabled, would act at a point. All conditions are asked, but \
    nothing is done.
    """
  static let errors: [ErrorKind] = .reading
  typealias Params = ComponentAtPoint

  struct Result: WrittenRecord {
    static let name = "CanActivateResult"
    var canActivate = false
    var verdict = VerdictKind.wouldAct
    var by: String?
    var reason = ""
    var context = Nullable<ActivationContext>(nil)
    static let fields: [Field<Self>] = [
      .required("canActivate", \.canActivate, "Whether the component would act."),
      .required("verdict", \.verdict, "The verdict, as a word."),
      .optional("by", \.by, "The id of the condition, or the name of the rule, that decided."),
      .required("reason", \.reason, "The verdict as a sentence."),
      .required("context", \.context, "The object that the component would act on."),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let view = try call.view(params)
    let sample = try view.sample(params.place, params.point)
    let component = params.component
    let (verdict, context) = try tooling(view.mayActivate(component, at: sample))
    var result = Result()
    result.canActivate = verdict == .wouldAct
    result.verdict = verdict.kind
    result.by = verdict.decider
    result.reason = verdict.reason(for: component)
    result.context = Nullable(context.flatMap(ActivationContext.init))
    return result
  }
}

struct ComponentAtPoint: PlacedParams {
  var documentId = ""
  var viewId: String?
  var component = Component.selectAnnotation
  var place = Place()
  var point = Point.zero

  static let fields: [Field<Self>] =
    [
      .document(\.documentId), .view(\.viewId),
      .required("component", \.component, "The component; not a composed one."),
      .required("point", \.point, "The point."),
    ] + Field<Self>.place
}
