// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction

extension AnnotationEditTool {
  /// What the object tools offer where nothing is selected.
  var objectMenu: [MenuItem] {
    guard let objectType else { return [] }
    let commands: [EditingCommand] = objectType == .widget ? [.selectAll, .tabOrder] : [.selectAll]
    return commands.map { MenuItem($0.name, $0.title) }
  }

  /// What can be done while something is chosen by touches: an end, and giving up.
  var workMenu: [MenuItem] {
    switch current {
    case .ordering(let ordering):
      [
        MenuItem("commit", "Done", isEnabled: !ordering.touched.isEmpty),
        MenuItem("cancel", "Cancel"),
      ]
    case .choosingPlace: [MenuItem("cancel", "Cancel")]
    default: []
    }
  }
}
