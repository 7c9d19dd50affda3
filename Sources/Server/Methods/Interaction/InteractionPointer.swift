// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction
import JSON
import JSONRPC

extension PointerPhase: WireEnum {}

enum InteractionPointer: PromptMethod {
  static let name = "interaction/pointer"
  static let effect = Effect.changes
  static let summary = "A raw pointer event: the server recognises the gestures."
  static let errors: [ErrorKind] = .reading
  typealias Result = EventResult

  struct Params: PlacedParams {
    static let name = "PointerParams"
    var documentId = ""
    var viewId: String?
    var place = Place()
    var point = Point.zero
    var phase = PointerPhase.hover
    var pressure = 0.5
    var buttons = 0
    var time = 0.0

    static let fields: [Field<Self>] =
      [
        .document(\.documentId), .view(\.viewId), .required("point", \.point, "Where."),
        .required("phase", \.phase, "What the pointer did."),
        .defaulted("pressure", \.pressure, 0.5, "0 to 1.", in: 0...1),
        .defaulted(
          "buttons", \.buttons, 0,
          "Sum of 1 primary, 2 secondary, 4 middle, 8 back, 16 forward, 32 eraser.", in: 0...63),
        .required("time", \.time, "Milliseconds on the client's clock."),
      ] + Field<Self>.place
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> EventResult {
    let view = try call.view(params)
    var sample = try view.sample(params.place, params.point)
    sample.pressure = params.pressure
    sample.buttons = PointerButtons(rawValue: params.buttons)
    sample.time = params.time
    return EventResult(
      view.handle(PointerEvent(params.phase, sample), at: call.session.world.uptime()))
  }
}
