// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction
import JSON

/// The object that a component is about to act on.
struct ActivationContext: Record {
  var annotation: String?
  var mode: TransformationMode?
  var uri: String?
  var direction: ScrollDirection?
  var targetRect: Nullable<Rect>?

  init() {}

  /// `nil` if there is no object.
  init?(_ context: ComponentContext) {
    switch context {
    case .none: return nil
    case .annotation(let id): annotation = id
    case .transformation(let id, let mode): (annotation, self.mode) = (id, mode)
    case .detectedLink(let uri): self.uri = uri
    case .scroll(let direction): self.direction = direction
    case .zoom(let rect): targetRect = Nullable(rect)
    }
  }

  static let fields: [Field<Self>] = [
    .optional("annotation", \.annotation, "The annotation's id."),
    .optional("mode", \.mode, "For `transformAnnotation`: the kind of change."),
    .optional("uri", \.uri, "For `openLinkAnnotation`: the URI of a detected address."),
    .optional("direction", \.direction, "For `fastScroll`: 1 forward, -1 backward."),
    .optional(
      "targetRect", \.targetRect,
      "For `smartZoom`: the area to fill the view, in page space; `null` to zoom out."),
  ]
}
