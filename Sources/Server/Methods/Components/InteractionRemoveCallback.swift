// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

enum InteractionRemoveCallback: RemovingMethod {
  static let name = "interaction/removeCallback"
  static let adding = InteractionAddCallback.name
  static let noun = "callback"
  static let summary = "Removes a callback."
  static let paramsName = "RemoveCallbackParams"
  static let idMember = (name: "callbackId", summary: "The id from `interaction/addCallback`.")

  static func remove(_ id: String, from place: RulePlace) -> Bool {
    place.holder.components.removeCallback(id)
  }
}
