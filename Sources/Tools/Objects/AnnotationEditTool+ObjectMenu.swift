// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction

extension AnnotationEditTool {
  /// The menu of the object tools while nothing is selected.
  var objectMenu: [MenuItem] {
    guard let objectType else { return [] }
    let commands: [EditingCommand] = objectType == .widget ? [.selectAll, .tabOrder] : [.selectAll]
    return commands.map { MenuItem($0.name, $0.title) }
  }

  /// The menu while the user chooses by touches: Done and Cancel.
  var workMenu: [MenuItem] {
    switch current {
    case .ordering(let ordering):
      [
        MenuItem("commit", "Done", isEnabled: !ordering.touched.isEmpty),
        MenuItem("cancel", "Cancel"),
      ]
    case .cropping: [MenuItem("commit", "Done"), MenuItem("cancel", "Cancel")]
    case .choosingPlace: [MenuItem("cancel", "Cancel")]
    default: []
    }
  }
}
