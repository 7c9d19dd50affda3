// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import JSON

extension ActionTrigger: WireEnum {}

/// The wire form of an action's trigger and place.
struct WireActionOccasion: Record {
  static let name = "ActionOccasion"
  static let summary = "The trigger of an action."

  var trigger = ActionTrigger.activate
  var annotationId: String?
  var pageIndex: Int?
  var point: Point?

  static let fields: [Field<Self>] = [
    .required("trigger", \.trigger, "The trigger."),
    .optional("annotationId", \.annotationId, "The annotation that has the action."),
    .optional(
      "pageIndex", \.pageIndex,
      "The page that has the action, or the page that the user touched."),
    .optional("point", \.point, "The point that the user touched, in page space."),
  ]

  init() {}

  init(_ occasion: ActionOccasion) {
    trigger = occasion.trigger
    switch occasion.owner {
    case .annotation(let id): annotationId = id
    case .page(let index): pageIndex = index
    case .field, .document, nil: break
    }
    if let place = occasion.place { (pageIndex, point) = (place.pageIndex, place.point) }
  }
}
