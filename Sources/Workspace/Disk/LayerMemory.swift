// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// The layers that the user has shown or hidden. They keep that state in another version of the
/// document.
struct LayerMemory {
  private let changed: [Layer]

  init(_ document: Document) {
    let all = (try? document.layers.all) ?? []
    changed = all.filter { $0.isVisible != $0.isVisibleAtFirst }
  }

  /// Shows and hides the layers that still exist: with the same name and object number, or with a name
  /// that only one layer has.
  func apply(to document: Document) {
    guard !changed.isEmpty, let all = try? document.layers.all else { return }
    let wanted = changed.compactMap { layer -> (number: Int, isVisible: Bool)? in
      let same = all.filter { $0.name == layer.name }
      let found = same.first { $0.number == layer.number } ?? (same.count == 1 ? same.first : nil)
      guard let found, let number = found.number, !found.isLocked else { return nil }
      return (number, layer.isVisible)
    }
    // Hidden layers first, so that a layer shown afterwards is alone in its radio group.
    _ = try? document.showLayers(wanted.sorted { !$0.isVisible && $1.isVisible })
  }
}
