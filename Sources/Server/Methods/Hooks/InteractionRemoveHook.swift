// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

enum InteractionRemoveHook: RemovingMethod {
  static let name = "interaction/removeHook"
  static let adding = InteractionAddHook.name
  static let noun = "hook"
  static let summary = "Removes a hook: the client is not asked any more."
  static let paramsName = "RemoveHookParams"
  static let idMember = (name: "hookId", summary: "The id from `interaction/addHook`.")

  static func remove(_ id: String, from place: RulePlace) -> Bool {
    place.holder.hooks.remove(id)
  }
}
