// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

enum GestureShouldBegin: ClientRequest {
  static let name = "gesture/shouldBegin"
  static let summary = """
    Does this gesture of the client's begin? Asked where it was registered with `ask`, and nothing \
    else keeps it from it.
    """

  struct Params: GestureOccasionParams {
    static let name = "GestureShouldBeginParams"
    var occasion = WireGestureOccasion()
    var annotation: WireAnnotation?
    static let fields: [Field<Self>] =
      Field<Self>.occasion + Field<Self>.occasionPlace + [
        .optional(
          "annotation", \.annotation,
          "The annotation under the pointer, as `annotations/get` tells it.")
      ]
  }

  struct Result: Record {
    static let name = "GestureShouldBeginResult"
    var begin = WireGateAnswer(.refuse)
    static let fields: [Field<Self>] = [
      .required(
        "begin", \.begin, "Whether it does; `consume`: it does not, and the event ends here.")
    ]
  }
}
