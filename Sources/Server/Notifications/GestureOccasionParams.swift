// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction
import JSON
import Workspace

/// The wire form of an event for a client gesture. The event may be part of the gesture.
struct WireGestureOccasion {
  var place = HostPlace()
  var id = ""
  var event = ComponentChain.Event.tap
  var component = Nullable<Component>(nil)
  var pageIndex: Int?
  var point: Point?
  var viewPoint = Point.zero
  var pointerType = PointerType.mouse
  var modifiers: [WireModifier]?

  init() {}

  init(_ occasion: GestureOccasion, in view: OpenView) {
    place = HostPlace(view)
    id = occasion.id
    event = occasion.event
    component = Nullable(occasion.component)
    pageIndex = occasion.sample.page?.pageIndex
    point = occasion.sample.page?.point
    viewPoint = occasion.sample.position
    pointerType = occasion.sample.pointerType
    modifiers = WireModifier.forms(of: occasion.sample.modifiers)
  }
}

/// Params for messages about such an event.
protocol GestureOccasionParams: WrittenRecord {
  var occasion: WireGestureOccasion { get set }
}

extension Field where R: GestureOccasionParams {
  static var place: [Field] {
    [
      .required("documentId", \.occasion.place.documentId, "The document."),
      .required("viewId", \.occasion.place.viewId, "The view."),
    ]
  }

  static var occasion: [Field] { place + [.required("id", \.occasion.id, "The gesture.")] }

  static var occasionPlace: [Field] {
    [
      .required("event", \.occasion.event, "The event of which the gesture consists."),
      .required(
        "component", \.occasion.component,
        "The component that acts on the event, unless the gesture blocks it."),
    ] + pointer
  }

  static var pointer: [Field] {
    [
      .optional("pageIndex", \.occasion.pageIndex, "The page under the pointer."),
      .optional("point", \.occasion.point, "The pointer's position on the page, in page space."),
      .required(
        "viewPoint", \.occasion.viewPoint,
        "The pointer's position in the view, in its pixels."),
      .required("pointerType", \.occasion.pointerType, "The type of the pointer."),
      .optional("modifiers", \.occasion.modifiers, "The modifier keys that are held down."),
    ]
  }
}
