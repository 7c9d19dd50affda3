// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON

extension ClientGesturePhase: WireEnum {}

enum GestureDidChange: Notification {
  static let name = "gesture/didChange"
  static let summary = "The state of a client gesture changed."

  struct Params: GestureOccasionParams {
    var occasion = WireGestureOccasion()
    var phase = ClientGesturePhase.recognized
    static let fields: [Field<Self>] =
      Field<Self>.occasion + [.required("phase", \.phase, "The new phase of the gesture.")]
      + Field<Self>.occasionPlace
  }
}
