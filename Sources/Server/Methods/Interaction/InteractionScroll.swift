// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction
import JSON
import JSONRPC

enum InteractionScroll: PromptMethod {
  static let name = "interaction/scroll"
  static let effect = Effect.changes
  static let summary = "The user turned a wheel or moved two fingers on a touchpad."
  static let errors: [ErrorKind] = .reading
  typealias Result = EventResult

  struct Params: PlacedParams {
    static let name = "ScrollParams"
    var documentId = ""
    var viewId: String?
    var place = Place()
    var delta = Point.zero
    var point: Point?

    static let fields: [Field<Self>] =
      [
        .document(\.documentId), .view(\.viewId),
        .required("delta", \.delta, "The distance in pixels of the view: right and down."),
        .optional(
          "point", \.point,
          "The position of the pointer; by default the centre of the view."),
      ] + Field<Self>.place
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> EventResult {
    let view = try call.view(params)
    let sample = try params.point.map { point throws(RPCError) in
      try view.sample(params.place, point)
    }
    return try viewing(
      EventResult(
        view.input.pinching.scroll(
          by: params.delta, at: sample?.position, Modifiers(params.place.modifiers))))
  }
}
