// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction
import JSON
import JSONRPC

enum InteractionPinch: PromptMethod {
  static let name = "interaction/pinch"
  static let effect = Effect.changes
  static let summary = "The user pinched: a whole pinch, or one phase of it."
  static let errors: [ErrorKind] = .reading
  typealias Result = EventResult

  struct Params: PlacedParams {
    static let name = "PinchParams"
    var documentId = ""
    var viewId: String?
    var place = Place()
    var point = Point.zero
    var scale = 1.0
    var phase: GesturePhase?

    static let fields: [Field<Self>] =
      [
        .document(\.documentId), .view(\.viewId),
        .required("point", \.point, "The midpoint between the fingers."),
        .required("scale", \.scale, "The distance of the fingers relative to the beginning."),
        .optional("phase", \.phase, "The phase; by default the whole pinch."),
      ] + Field<Self>.place
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> EventResult {
    let view = try call.view(params)
    let sample = try view.sample(params.place, params.point)
    return try viewing(
      EventResult(view.input.pinching.pinch(params.phase, by: params.scale, at: sample.position)))
  }
}
