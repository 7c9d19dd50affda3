// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON
import JSONRPC

enum InteractionRemoveCondition: RemovingMethod {
  static let name = "interaction/removeCondition"
  static let adding = InteractionAddCondition.name
  static let noun = "condition"
  static let summary = "Removes a condition."
  static let paramsName = "RemoveConditionParams"
  static let idMember = (name: "conditionId", summary: "The id from `interaction/addCondition`.")

  static func remove(_ id: String, from place: RulePlace) throws(RPCError) -> Bool {
    guard id != Components.presetID else {
      throw RPCError(
        .notFound,
        "The condition preset belongs to the preset: change it with interaction/setPreset.",
        data: [.init("what", .string(noun))])
    }
    place.refreshDisplays()
    return place.holder.components.removeGate(id)
  }
}
