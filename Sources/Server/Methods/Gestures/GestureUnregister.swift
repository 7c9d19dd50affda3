// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

enum GestureUnregister: RemovingMethod {
  static let name = "gesture/unregister"
  static let adding = GestureRegister.name
  static let noun = "gesture"
  static let summary = "Removes a client gesture, and cancels it if it is in progress."
  static let paramsName = "GestureUnregisterParams"
  static let idMember = (name: "id", summary: "The id of the registered gesture.")

  static func remove(_ id: String, from place: RulePlace) -> Bool {
    switch place {
    case .view(let view): view.input.runs.unregister(id)
    case .document(let document): document.unregisterGesture(id)
    case .session(let documents): documents.unregisterGesture(id)
    }
  }
}
