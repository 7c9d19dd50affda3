// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import Members

enum GestureShouldBegin: ClientRequest {
  static let name = "gesture/shouldBegin"
  static let summary = """
    May this client gesture begin? Asked if the gesture was registered with `ask` and nothing else \
    prevents it.
    """

  struct Params: GestureOccasionParams {
    var occasion = WireGestureOccasion()
    @Indirect var annotation: WireAnnotation?
    static let fields: [Field<Self>] =
      Field<Self>.occasion + Field<Self>.occasionPlace + [
        .optional(
          "annotation", \.annotation,
          "The annotation under the pointer, as in `annotations/get`.")
      ]
  }

  struct Result: Record {
    var begin = WireGateAnswer(.refuse)
    static let fields: [Field<Self>] = [
      .required(
        "begin", \.begin, "Whether the gesture begins; `consume` refuses it and ends the event.")
    ]
  }
}
