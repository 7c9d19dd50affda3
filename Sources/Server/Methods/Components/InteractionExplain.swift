// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction
import JSON
import JSONRPC
import Workspace

extension ComponentChain.Event: WireEnum {
  public static var name: String { "ExplainedEvent" }
}

enum InteractionExplain: PromptMethod {
  static let name = "interaction/explain"
  static let effect = Effect.reads
  static let summary = """
    Returns what an event would do, without doing it. Lists the components that are asked, in \
    order, with the verdict of each.
    """
  static let errors: [ErrorKind] = .reading + [.vetoed]

  struct Params: PlacedParams {
    static let name = "ExplainParams"
    var documentId = ""
    var viewId: String?
    var event = ComponentChain.Event.tap
    var place = Place()
    var point = Point.zero
    static let fields: [Field<Self>] =
      [
        .document(\.documentId), .view(\.viewId),
        .required("event", \.event, "The gesture; for a drag, its beginning."),
        .required("point", \.point, "The point."),
      ] + Field<Self>.place
  }

  struct Result: WrittenRecord {
    static let name = "Explanation"
    var explanation: Explanation

    private var wouldDo: Nullable<Component> { Nullable(explanation.wouldDo) }
    private var toolPath: [String] { explanation.path.map(\.rawValue) }
    private var wrappers: [String]? { explanation.wrappers.map(\.rawValue).unlessEmpty }
    private var steps: [ExplanationStep] {
      explanation.gestures.map(ExplanationStep.init) + explanation.steps.map(ExplanationStep.init)
    }
    private var error: RPCError? { explanation.error.map(RPCError.init) }

    static let fields: [Field<Self>] = [
      .required("wouldDo", \.wouldDo, "The component that would act."),
      .required("handled", \.explanation.isHandled, "Whether the event would be handled."),
      .required("tool", \.explanation.tool.rawValue, "The tool that would be active afterwards."),
      .required("state", \.explanation.state, "The state of that tool."),
      .required("toolPath", \.toolPath, "Every tool that would see the event."),
      .optional(
        "wrappers", \.wrappers,
        """
        Client tools in `toolPath` that wrap others. Their answers are not known, so they count as \
        passing the event on.
        """),
      .required(
        "steps", \.steps,
        "The client's gestures, then the components, in the order in which they are asked."),
      .optional("error", \.error, "The error that would occur."),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let view = try call.view(params)
    let sample = try view.sample(params.place, params.point)
    return Result(explanation: try tooling(view.explain(params.event, at: sample)))
  }
}

/// A component's or client gesture's verdict on an event.
struct ExplanationStep: WrittenRecord {
  var component: Component?
  var gesture: String?
  var context: ActivationContext?
  var verdict = VerdictKind.wouldAct
  var by: String?
  var reason = ""

  init(_ step: Explanation.Step) {
    component = step.component
    context = step.context.flatMap(ActivationContext.init)
    verdict = step.verdict.kind
    by = step.verdict.decider
    reason = step.verdict.reason(for: step.component)
  }

  init(_ step: (id: String, verdict: GestureVerdict)) {
    gesture = step.id
    verdict = step.verdict.kind
    by = step.verdict.decider
    reason = step.verdict.reason
  }

  static let fields: [Field<Self>] = [
    .optional("component", \.component, "The component, unless the step is a gesture."),
    .optional("gesture", \.gesture, "The client's gesture."),
    .optional("context", \.context, "The object that the component would act on."),
    .required("verdict", \.verdict, "The verdict, as a word."),
    .optional(
      "by", \.by,
      "The cause of the decision: a condition, a hook, a rule, a component, a gesture or a tool."),
    .required("reason", \.reason, "The verdict as a sentence."),
  ]
}
