// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine

extension OpenDocument {
  /// Shows and hides layers, or, without any named, shows what the document wants to be shown at
  /// first. It is no change of the document: nothing of it is saved or undone.
  ///
  /// - Parameters:
  ///   - wanted: by the numbers of their objects.
  ///   - keepsRadioGroups: `false` leaves the others of a radio group as they are.
  /// - Returns: the layers that changed.
  public func showLayers(
    _ wanted: [(number: Int, isVisible: Bool)]?, keepsRadioGroups: Bool = true
  ) throws(EngineError) -> [Layer] {
    let changed: [Layer]
    if let wanted {
      changed = try document.showLayers(wanted, keepsRadioGroups: keepsRadioGroups)
    } else {
      changed = try document.showLayersAsAtFirst()
    }
    guard !changed.isEmpty else { return [] }
    var effect = EditEffect()
    effect.pages = Set(0..<(try document.pageCount))
    for view in views {
      // Places in the text are counted without what is hidden.
      if view.selection.isOfContents { view.set(.none) }
      view.dropStale(effect)
    }
    takeUpPages(effect)
    return changed
  }
}
