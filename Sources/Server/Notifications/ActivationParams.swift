// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction
import JSON

/// The object that a component is about to act on.
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

/// Params that name the object that a component will act on.
protocol ActivationParams: WrittenRecord {
  var activation: WireActivation { get set }
}

extension Field where R: ActivationParams {
  static var activation: [Field] {
    [
      .required("documentId", \.activation.documentId, "The document."),
      .required("viewId", \.activation.viewId, "The view."),
      .required("component", \.activation.component, "The component."),
      .required("context", \.activation.context, "The object that the component acts on."),
      .optional("pageIndex", \.activation.pageIndex, "The page; absent if a key acts."),
      .optional("point", \.activation.point, "The pointer's position on the page, in page space."),
    ]
  }
}
