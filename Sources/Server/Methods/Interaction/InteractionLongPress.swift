// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction
import JSON
import JSONRPC

extension GesturePhase: WireEnum {}

enum InteractionLongPress: PromptMethod {
  static let name = "interaction/longPress"
  static let effect = Effect.changes
  static let summary = "The user made a long press, or one phase of it."
  static let errors: [ErrorKind] = .reading
  typealias Result = EventResult

  struct Params: PlacedParams {
    static let name = "LongPressParams"
    var documentId = ""
    var viewId: String?
    var place = Place()
    var point = Point.zero
    var phase: GesturePhase?

    static let fields: [Field<Self>] =
      [
        .document(\.documentId), .view(\.viewId), .required("point", \.point, "The point."),
        .optional("phase", \.phase, "The phase; by default the whole press."),
      ] + Field<Self>.place
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> EventResult {
    let view = try call.view(params)
    let sample = try view.sample(params.place, params.point)
    return EventResult(view.input.longPress(sample, params.phase))
  }
}
