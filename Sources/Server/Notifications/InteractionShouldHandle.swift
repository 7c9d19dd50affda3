// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

enum InteractionShouldHandle: ClientRequest {
  static let name = "interaction/shouldHandle"
  static let summary = """
    May this tap or press do anything? Asked before gestures, components and tools get it, whatever is \
    switched off.
    """
  typealias Result = Allowance

  struct Params: GestureOccasionParams {
    static let name = "ShouldHandleParams"
    var occasion = WireGestureOccasion()
    var annotations: [String] = []
    static let fields: [Field<Self>] =
      Field<Self>.place + [
        .required("hookId", \.occasion.id, "The hook that asked for this."),
        .required("event", \.occasion.event, "The user's event."),
        .required("annotations", \.annotations, "The annotations under it, the likeliest first."),
      ] + Field<Self>.pointer
  }
}
