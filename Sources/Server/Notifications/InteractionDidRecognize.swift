// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON

enum InteractionDidRecognize: Notification {
  static let name = "interaction/didRecognize"
  static let summary = """
    A gesture came about by the passing of time alone: a pointer has been pressed for long, or a tap \
    was not followed by another.
    """

  struct Params: HostParams {
    static let name = "DidRecognizeParams"
    var place = HostPlace()
    var gesture = ComponentChain.Event.longPress
    var result = EventResult()

    static let fields: [Field<Self>] =
      Field<Self>.place + [
        .required("gesture", \.gesture, "`longPress`, which has just begun, or `tap`."),
        .required("result", \.result, "The outcome."),
      ]
  }
}
