// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON
import Members
import Workspace

enum InteractionShouldActivate: ClientRequest {
  static let name = "interaction/shouldActivate"
  static let summary = "May this component act? Asked because of a condition with `ask`."

  struct Params: ActivationParams {
    static let name = "ShouldActivateParams"
    var conditionId = ""
    var activation = WireActivation()
    var pointer: WirePointer?
    @Indirect var annotation: WireAnnotation?
    var text: String?

    static let fields: [Field<Self>] =
      [.required("conditionId", \.conditionId, "The condition that asks.")]
      + Field<Self>.activation + [
        .optional("pointer", \.pointer, "The pointer; absent if a key or a request acts."),
        .optional(
          "annotation", \.annotation,
          """
          The annotation that the component acts on, as in `annotations/get`; a link has its \
          action.
          """),
        .optional("text", \.text, "The text of the link, or the word to select."),
      ]

    init(_ situation: ConditionContext, in view: OpenView) {
      conditionId = situation.condition
      activation = WireActivation(
        HostPlace(view), situation.component, situation.context, situation.place)
      pointer = view.pointer.map(WirePointer.init)
      annotation = situation.annotation.map { WireAnnotation($0) }
      text = view.text(of: situation)
    }
  }

  struct Result: Record {
    static let name = "ShouldActivateResult"
    var allow = WireGateAnswer(.allow)
    static let fields: [Field<Self>] = [
      .required("allow", \.allow, "Whether the component may act.")
    ]
  }
}
