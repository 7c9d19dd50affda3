// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine

extension OpenDocument {
  /// Shows and hides layers. If `wanted` is `nil`, restores the document's initial layer state. This
  /// does not change the document: it is neither saved nor undone.
  ///
  /// - Parameters:
  ///   - wanted: the layers' states, by object number.
  ///   - keepsRadioGroups: whether showing a layer hides the others of its radio group.
  /// - Returns: the layers that changed.
  public func showLayers(
    _ wanted: [(number: Int, isVisible: Bool)]?, keepsRadioGroups: Bool = true
  ) throws(EngineError) -> [Layer] {
    let seen = views.map(\.shownSelection)
    let changed: [Layer]
    if let wanted {
      changed = try document.showLayers(wanted, keepsRadioGroups: keepsRadioGroups)
    } else {
      changed = try document.showLayersAsAtFirst()
    }
    guard !changed.isEmpty else { return [] }
    var effect = EditEffect()
    effect.pages = Set(0..<(try document.pageCount))
    // Text positions do not count hidden contents.
    for view in views where view.selection.isOfContents { view.set(.none) }
    for (view, seen) in zip(views, seen) { view.dropHidden(among: seen) }
    dropStale(effect)
    takeUpPages(effect)
    return changed
  }
}
