// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON
import JSONRPC
import Workspace

enum InteractionComponents: PromptMethod {
  static let name = "interaction/components"
  static let effect = Effect.reads
  static let summary =
    "Lists a view's interaction components, their conditions, and the client's gestures."
  static let errors: [ErrorKind] = [.unknownDocument, .notFound]
  typealias Params = OnlyView

  struct Result: WrittenRecord {
    static let name = "ComponentListResult"
    var components: [WireComponent] = []
    var gestures: [RegisteredGesture]?
    static let fields: [Field<Self>] = [
      .required("components", \.components, "The components, then the composed ones."),
      .optional(
        "gestures", \.gestures,
        """
        The client's gestures in the order of registration, if any; composed components are \
        replaced by their members.
        """
      ),
    ]
  }

  static func handle(_ params: OnlyView, _ call: Call) throws(RPCError) -> Result {
    let view = try call.view(params)
    var result = Result()
    result.components =
      Component.allCases.map { WireComponent($0, view) }
      + ComponentGroup.allCases.map { WireComponent($0, view.components) }
    if !view.gestures.all.isEmpty {
      result.gestures = view.gestures.all.map(RegisteredGesture.init)
    }
    return result
  }
}

/// A component with its conditions and callbacks.
struct WireComponent: WrittenRecord {
  static let name = "ComponentState"
  var id = ComponentName(.allInteractions)
  var enabled = true
  var mixed: Bool?
  var members: [Component]?
  var conditions: [WireComponentCondition] = []
  var callbacks: [String] = []

  init(_ component: Component, _ view: OpenView) {
    id = ComponentName(component)
    enabled = view.components.isEnabled(component)
    conditions = view.gates(of: component).map { WireComponentCondition($0, of: component) }
    callbacks = view.callbacks(of: component)
  }

  init(_ group: ComponentGroup, _ components: Components) {
    id = ComponentName(group)
    members = group.members
    enabled = group.members.allSatisfy(components.isEnabled)
    mixed = !enabled && group.members.contains(where: components.isEnabled)
  }

  static let fields: [Field<Self>] = [
    .required("id", \.id, "The component's id in requests."),
    .required(
      "enabled", \.enabled,
      "Whether the component may act; for a composed one, whether all members may."),
    .optional(
      "mixed", \.mixed, "Whether some members of a composed component may act and others may not."),
    .optional("members", \.members, "The members of a composed component."),
    .required(
      "conditions", \.conditions,
      "The conditions in the order in which they are asked; none for a composed component."),
    .required(
      "callbacks", \.callbacks,
      """
      The ids of the callbacks in the order in which they are called; none for a composed \
      component.
      """),
  ]
}

struct WireComponentCondition: WrittenRecord {
  var conditionId = ""
  var condition: WireCondition?
  var ask: Bool?
  var timeoutMs: Int?
  var otherwise: WireGateAnswer?

  init(_ gate: Components.Gate, of component: Component) {
    conditionId = gate.id
    switch gate.test {
    case .condition(let condition): self.condition = WireCondition(condition)
    case .client(let timeout, let otherwise):
      (ask, timeoutMs) = (true, timeout)
      self.otherwise = WireGateAnswer(otherwise ?? component.answerByDefault)
    }
  }

  static let fields: [Field<Self>] = [
    .required("conditionId", \.conditionId, "The id for `interaction/removeCondition`."),
    .optional("condition", \.condition, "The condition."),
    .optional("ask", \.ask, "Whether the client is asked instead."),
    .optional("timeoutMs", \.timeoutMs, "How long to wait for the answer, in milliseconds."),
    .optional("otherwise", \.otherwise, "The answer if none came in time."),
  ]
}
