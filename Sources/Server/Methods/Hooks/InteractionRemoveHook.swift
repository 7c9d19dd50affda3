// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON

enum InteractionRemoveHook: RemovingMethod {
  static let name = "interaction/removeHook"
  static let noun = "hook"
  static let summary = "Removes a hook: the client is not asked any more."

  struct Params: RuleIDParams {
    static let name = "RemoveHookParams"
    var documentId: String?
    var viewId: String?
    var scope: RuleScope?
    var ruleID = ""
    static let fields: [Field<Self>] =
      Field<Self>.scoped(\.documentId, \.viewId, \.scope) + [
        .required("hookId", \.ruleID, "The id from `interaction/addHook`.")
      ]
  }

  static func remove(_ id: String, from place: RulePlace) -> Bool {
    place.holder.hooks.remove(id)
  }
}
