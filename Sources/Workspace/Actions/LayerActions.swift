// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction

/// Actions that show and hide layers.
struct LayerActions {
  let open: OpenView

  /// Shows, hides and toggles layers (ISO 32000-2, 12.6.4.13). The order is that of the action.
  func set(_ action: Action) throws(ToolError) -> ActionResult {
    let known = try engine(open.document.layers.all)
    var visible: [Int: Bool] = [:]
    for layer in known { if let number = layer.number { visible[number] = layer.isVisible } }
    let keepsRadioGroups = action.members["preserveRadioGroups"]?.flag ?? true
    var wanted: [(number: Int, isVisible: Bool)] = []
    for change in action.members["layers"]?.list ?? [] {
      guard let number = change["layer"]?.integer, let old = visible[number] else { continue }
      let isVisible =
        switch change["state"]?.text {
        case "show": true
        case "hide": false
        default: !old
        }
      if isVisible, keepsRadioGroups {
        for rival in known.rivals(of: number) { visible[rival] = false }
      }
      visible[number] = isVisible
      wanted.append((number, isVisible))
    }
    guard !wanted.isEmpty else { return .idle("The action's layers do not exist.") }
    let changed = try engine(open.owner.showLayers(wanted, keepsRadioGroups: keepsRadioGroups))
    if !changed.isEmpty { open.happen(.layersChanged(changed)) }
    return .performed
  }
}

extension [Layer] {
  /// The numbers of the layers in a radio group with this one.
  fileprivate func rivals(of number: Int) -> [Int] {
    let groups = Set(first { $0.number == number }?.radioGroups ?? [])
    return filter { $0.number != number && !groups.isDisjoint(with: $0.radioGroups) }
      .compactMap(\.number)
  }
}
