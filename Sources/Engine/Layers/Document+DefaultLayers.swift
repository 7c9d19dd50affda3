// SPDX-License-Identifier: AGPL-3.0-or-later

extension Document {
  /// Sets whether layers are initially visible when the document is opened (ISO 32000-2, table 99).
  /// Their present visibility does not change. Only within an operation of the journal.
  ///
  /// - Parameter wanted: the visibility by object number.
  /// - Throws: ``EngineError/notFound(what:_:)``; then nothing is changed.
  public func setLayersAtFirst(
    _ wanted: [(number: Int, isVisible: Bool)]
  ) throws(EngineError) {
    guard let properties = try catalog?["OCProperties"], let reader = try LayerReader(self),
      wanted.allSatisfy({ reader.places[$0.number] != nil })
    else {
      throw .notFound(what: "layer", "There is no such layer: list them with layers/list.")
    }
    if try properties["D"] == nil { try properties.set("D", makeDictionary()) }
    guard let configuration = try properties["D"] else { return }
    for (number, isVisible) in wanted where reader.isVisibleAtFirst(number) != isVisible {
      for (key, isListed) in [("ON", isVisible), ("OFF", !isVisible)] {
        let others = try (configuration[key]?.elements ?? []).filter { $0.number != number }
        let all = isListed ? others + [try reference(to: number)] : others
        try configuration.set(key, all.isEmpty ? nil : makeArray(all))
      }
    }
  }
}
