// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON

/// The client's answer to a gate; `true` and `false` are short for `allow` and `refuse`.
struct WireGateAnswer: WireValue {
  var answer: GateAnswer

  init(_ answer: GateAnswer) { self.answer = answer }

  init(wire node: JSONNode) throws(WireError) {
    if let isAllowed = node.bool {
      answer = GateAnswer(isAllowed)
    } else if let named = node.string.flatMap(GateAnswer.init(rawValue:)) {
      answer = named
    } else {
      throw .expected(WireGateAnswer.wireType, got: node)
    }
  }

  static var wireType: WireType {
    .named(
      .init(
        "GateAnswer", "GateAnswer",
        """
        `true` or `\"allow\"`; `false` or `\"refuse\"`: it does not happen, and a touch continues \
        to the object below; `\"consume\"`: the client has handled the event, which ends here.
        """,
        is: .union([.boolean] + GateAnswer.allCases.map { .constant(.string($0.rawValue)) })))
  }

  func write(to writer: inout JSONWriter) {
    switch answer {
    case .allow: writer.bool(true)
    case .refuse: writer.bool(false)
    case .consume: writer.string(answer.rawValue)
    }
  }
}
