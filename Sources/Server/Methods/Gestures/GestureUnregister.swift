// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON

enum GestureUnregister: RemovingMethod {
  static let name = "gesture/unregister"
  static let noun = "gesture"
  static let summary = "Removes a client gesture, and cancels it if it is in progress."

  struct Params: RuleIDParams {
    var documentId: String?
    var viewId: String?
    var scope: RuleScope?
    var ruleID = ""
    static let fields: [Field<Self>] =
      Field<Self>.scoped(\.documentId, \.viewId, \.scope) + [
        .required("id", \.ruleID, "The id of the registered gesture.")
      ]
  }

  static func remove(_ id: String, from place: RulePlace) -> Bool {
    switch place {
    case .view(let view): view.input.runs.unregister(id)
    case .document(let document): document.unregisterGesture(id)
    case .session(let documents): documents.unregisterGesture(id)
    }
  }
}
