// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction
import JSON
import JSONRPC

extension GesturePhase: WireEnum {}

enum InteractionLongPress: PromptMethod {
  static let name = "interaction/longPress"
  static let effect = Effect.changes
  static let summary = "The user pressed for long: as a whole, or phase by phase."
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
        .document(\.documentId), .view(\.viewId), .required("point", \.point, "Where."),
        .optional("phase", \.phase, "The phase; the whole press unless given."),
      ] + Field<Self>.place
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> EventResult {
    let view = try call.view(params)
    let sample = try view.sample(params.place, params.point)
    return EventResult(view.input.longPress(sample, params.phase))
  }
}
