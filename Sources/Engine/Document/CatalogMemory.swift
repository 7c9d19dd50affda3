// SPDX-License-Identifier: AGPL-3.0-or-later

/// What was read of a document's catalog.
struct CatalogMemory {
  /// The named destinations, since they were needed first, until something is changed.
  var destinationNames: DestinationNames?
  /// The engine's index of each layer by object number.
  var layerPlaces: [Int: Int] = [:]
}
