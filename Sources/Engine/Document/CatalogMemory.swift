// SPDX-License-Identifier: AGPL-3.0-or-later

/// A cache of a document's catalog.
struct CatalogMemory {
  /// The named destinations, from their first use until the next change.
  var destinationNames: DestinationNames?
  /// The sections of page labels, likewise.
  var labelSections: [PageLabelSection]?
  /// Whether no page is given by its index. It covers destinations and actions' attachments. Whatever may
  /// add one forgets this: an undo or redo, a new action, an import, a copy of a template.
  var lacksPageNumbers = false
  /// The object numbers of the annotations that the tags name. They are known until pages are added or a
  /// step is undone.
  var taggedAnnotations: Set<Int>?
  /// The engine's index of each layer by object number.
  var layerPlaces: [Int: Int] = [:]
  /// The visibility of layers that are gone, by object number: an undo or redo may bring them back.
  var goneLayers: [Int: Bool] = [:]
  /// Whether the layers have their initial visibility.
  var hasSettledLayers = false
  var memberships = LayerMemberships()

  /// Forgets what a change may have changed.
  mutating func forgetReadings() {
    destinationNames = nil
    labelSections = nil
  }
}
