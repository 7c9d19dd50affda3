// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

extension Document {
  /// Makes the engine reread the layers after pages of another document brought new ones or undo
  /// removed them; by itself it reads them only once. The other layers keep their visibility.
  func takeUpLayers() throws(EngineError) {
    var known: Int32 = 0
    try context.call { cm_count_layers($0, raw, &known, $1) }
    guard try catalog?["OCProperties"]?["OCGs"]?.count ?? 0 != Int(known) else { return }
    var shown: [Int: Bool] = [:]
    for (number, place) in catalogMemory.layerPlaces { shown[number] = try showsLayer(at: place) }
    try context.call { cm_read_layers_again($0, raw, $1) }
    catalogMemory.layerPlaces = [:]
    catalogMemory.memberships = LayerMemberships()
    try chooseDefaultLayers()
    guard !shown.isEmpty, let reader = try LayerReader(self) else { return }
    for (number, isShown) in shown { try show(number, isShown, reader) }
  }
}
