// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import Members

enum GestureShouldBegin: ClientRequest {
  static let name = "gesture/shouldBegin"
  static let summary = """
    May this client gesture begin? Asked unless something else prevents it. The gesture was \
    registered with `ask`.
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
