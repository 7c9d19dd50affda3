// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON
import JSONRPC
import Workspace

extension PointerPhase: WireEnum {}

enum InteractionPointer: PromptMethod {
  static let name = "interaction/pointer"
  static let effect = Effect.changes
  static let summary = "A raw pointer event, from which the server recognises gestures."
  static let errors: [ErrorKind] = .reading
  typealias Result = EventResult

  struct Params: PlacedParams {
    static let name = "PointerParams"
    var documentId = ""
    var viewId: String?
    var place = Place()
    var sample = WirePointerSample()
    var phase = PointerPhase.hover
    var pointerId: Int?
    var isPrimary: Bool?
    var buttons = 0
    var coalesced: [WirePointerSample]?
    var predicted: [WirePointerSample]?

    static let fields: [Field<Self>] =
      [
        .document(\.documentId), .view(\.viewId), .required("point", \.sample.point, "The point."),
        .required("phase", \.phase, "The phase of the pointer."),
        .optional(
          "pointerId", \.pointerId,
          """
          The id of the pointer; needed if there may be several, such as fingers, a pen and a \
          palm.
          """),
        .optional(
          "isPrimary", \.isPrimary, "Whether it is the first pointer of its type that is down."),
        .defaulted("pressure", \.sample.pressure, "The pressure, 0 to 1.", in: 0...1),
        .defaulted(
          "tiltX", \.sample.tiltX, "The tilt of a pen to the right, in degrees.", in: -90...90),
        .defaulted(
          "tiltY", \.sample.tiltY,
          "The tilt of a pen towards the user, in degrees.", in: -90...90
        ),
        .defaulted(
          "buttons", \.buttons,
          "The sum of 1 primary, 2 secondary, 4 middle, 8 back, 16 forward, 32 eraser.", in: 0...63),
        .required("time", \.sample.time, "The time in milliseconds of the client's clock."),
        .optional(
          "coalesced", \.coalesced,
          "The positions since the previous event, in order, without the current one."),
        .optional(
          "predicted", \.predicted,
          "The probable next positions, in order: drawn until the next event, never kept."),
      ] + Field<Self>.place
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> EventResult {
    let view = try call.view(params)
    var batch = PointerBatch([])
    for form in params.coalesced ?? [] {
      batch.events.append(PointerEvent(params.earlierPhase, try view.sample(params, form)))
    }
    batch.events.append(PointerEvent(params.phase, try view.sample(params, params.sample)))
    for form in params.predicted ?? [] { batch.predicted.append(try view.sample(params, form)) }
    return EventResult(view.input.handle(batch, at: call.session.world.uptime()))
  }
}

extension InteractionPointer.Params {
  /// The events for the coalesced samples. Samples before the pointer goes down are hovering.
  fileprivate var earlierPhase: PointerPhase {
    switch phase {
    case .down, .hover: .hover
    case .move, .up, .cancel: .move
    }
  }
}

extension OpenView {
  fileprivate func sample(
    _ params: InteractionPointer.Params, _ form: WirePointerSample
  ) throws(RPCError) -> PointerSample {
    var sample = try sample(params.place, form.point)
    sample.pointerID = params.pointerId
    sample.isPrimary = params.isPrimary
    sample.buttons = PointerButtons(rawValue: params.buttons)
    sample.pressure = form.pressure
    sample.tilt = PointerTilt(x: form.tiltX, y: form.tiltY)
    sample.time = form.time
    return sample
  }
}
