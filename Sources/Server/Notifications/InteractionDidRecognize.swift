// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON

enum InteractionDidRecognize: Notification {
  static let name = "interaction/didRecognize"
  static let summary =
    "A gesture was recognised as time passed. It is a long press, or a tap without a second tap."

  struct Params: HostParams {
    static let name = "DidRecognizeParams"
    var place = HostPlace()
    var gesture = ComponentChain.Event.longPress
    var result: EventResult

    static let fields: [Field<Self>] =
      Field<Self>.place + [
        .required(
          "gesture", \.gesture,
          "The gesture: `longPress`, which has just begun, or `tap`."),
        .required("result", \.result, "The outcome of the gesture."),
      ]
  }
}
