// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// The layers that the user has shown or hidden, so that they keep that state in another version of
/// the document.
struct LayerMemory {
  private let changed: [Layer]

  init(_ document: Document) {
    let all = (try? document.layers.all) ?? []
    changed = all.filter { $0.isVisible != $0.isVisibleAtFirst }
  }

  /// Shows and hides those that are there again: of the same name, by the number of their object, or
  /// where just one has that name.
  func apply(to document: Document) {
    guard !changed.isEmpty, let all = try? document.layers.all else { return }
    let wanted = changed.compactMap { layer -> (number: Int, isVisible: Bool)? in
      let same = all.filter { $0.name == layer.name }
      let found = same.first { $0.number == layer.number } ?? (same.count == 1 ? same.first : nil)
      guard let found, let number = found.number, !found.isLocked else { return nil }
      return (number, layer.isVisible)
    }
    // Hidden ones first, so that what is shown then keeps its radio group to itself.
    _ = try? document.showLayers(wanted.sorted { !$0.isVisible && $1.isVisible })
  }
}
