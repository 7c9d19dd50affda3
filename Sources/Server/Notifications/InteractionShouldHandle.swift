// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

enum InteractionShouldHandle: ClientRequest {
  static let name = "interaction/shouldHandle"
  static let summary = """
    May this tap or press have any effect? Asked first of all. Gestures, components and tools get \
    it afterwards. It is asked even if they are disabled.
    """
  typealias Result = Allowance

  struct Params: GestureOccasionParams {
    static let name = "ShouldHandleParams"
    var occasion = WireGestureOccasion()
    var annotations: [String] = []
    static let fields: [Field<Self>] =
      Field<Self>.place + [
        .required("hookId", \.occasion.id, "The id of the hook that asks."),
        .required("event", \.occasion.event, "The user's event."),
        .required(
          "annotations", \.annotations,
          "The annotations under the pointer, the most likely first."),
      ] + Field<Self>.pointer
  }
}
