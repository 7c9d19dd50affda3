// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import JSON
import Workspace

/// What a component is about to act on.
struct WireActivation {
  var documentId = ""
  var viewId = ""
  var component = Component.selectAnnotation
  var context = Nullable<ActivationContext>(nil)
  var pageIndex: Int?
  var point: Point?

  init() {}

  init(_ place: HostPlace, _ component: Component, _ context: ComponentContext, _ at: PagePoint?) {
    documentId = place.documentId
    viewId = place.viewId
    self.component = component
    self.context = Nullable(ActivationContext(context))
    pageIndex = at?.pageIndex
    point = at?.point
  }
}

/// Params that tell what a component is about to act on.
protocol ActivationParams: Record {
  var activation: WireActivation { get set }
}

extension Field where R: ActivationParams {
  static var activation: [Field] {
    [
      .required("documentId", \.activation.documentId, "The document."),
      .required("viewId", \.activation.viewId, "The view."),
      .required("component", \.activation.component, "The component."),
      .required("context", \.activation.context, "What it acts on."),
      .optional("pageIndex", \.activation.pageIndex, "The page; absent where a key acts."),
      .optional("point", \.activation.point, "Where on the page, in page space."),
    ]
  }
}

enum ShouldActivate: ClientRequest {
  static let name = "interaction/shouldActivate"
  static let summary = "May this component act? Asked where a condition with `ask` was added."

  struct Params: ActivationParams {
    static let name = "ShouldActivateParams"
    var conditionId = ""
    var activation = WireActivation()
    var pointer: WirePointer?
    var annotation: WireAnnotation?
    var text: String?

    static let fields: [Field<Self>] =
      [.required("conditionId", \.conditionId, "The condition that asks.")]
      + Field<Self>.activation + [
        .optional("pointer", \.pointer, "The pointer; absent where a key or a request acts."),
        .optional(
          "annotation", \.annotation,
          "What it acts on, as `annotations/get` tells it, with the action of a link."),
        .optional("text", \.text, "The text of the link, or the word that would be selected."),
      ]

    init() {}

    init(_ situation: Situation, in view: OpenView) {
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
    static let fields: [Field<Self>] = [.required("allow", \.allow, "Whether it may.")]
  }
}

enum WillActivate: Notification {
  static let name = "interaction/willActivate"
  static let summary = "This component is just about to act."

  struct Params: ActivationParams {
    static let name = "WillActivateParams"
    var callbackId = ""
    var activation = WireActivation()
    static let fields: [Field<Self>] =
      [.required("callbackId", \.callbackId, "The callback that asked for this.")]
      + Field<Self>.activation
  }
}
