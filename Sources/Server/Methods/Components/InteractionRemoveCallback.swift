// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON

enum InteractionRemoveCallback: RemovingMethod {
  static let name = "interaction/removeCallback"
  static let noun = "callback"
  static let summary = "Removes a callback."

  struct Params: RuleIDParams {
    static let name = "RemoveCallbackParams"
    var documentId: String?
    var viewId: String?
    var scope: RuleScope?
    var ruleID = ""
    static let fields: [Field<Self>] =
      Field<Self>.scoped(\.documentId, \.viewId, \.scope) + [
        .required("callbackId", \.ruleID, "The id from `interaction/addCallback`.")
      ]
  }

  static func remove(_ id: String, from place: RulePlace) -> Bool {
    place.holder.components.removeCallback(id)
  }
}
