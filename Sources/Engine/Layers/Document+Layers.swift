// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

/// Shows and hides layers. The visibility belongs to the open document, like the state of a window,
/// and is not saved.
extension Document {
  public var layers: LayerList {
    get throws(EngineError) { try LayerReader(self)?.list ?? LayerList() }
  }

  /// Shows and hides layers. When a layer of a radio group is shown, the others of the group are
  /// hidden.
  ///
  /// - Parameters:
  ///   - wanted: the visibility by object number.
  ///   - keepsRadioGroups: `false` does not hide the others of a radio group.
  /// - Returns: the layers that changed.
  /// - Throws: ``EngineError/notFound(what:_:)``; then nothing changed.
  @discardableResult
  public func showLayers(
    _ wanted: [(number: Int, isVisible: Bool)], keepsRadioGroups: Bool = true
  ) throws(EngineError) -> [Layer] {
    guard let reader = try LayerReader(self),
      wanted.allSatisfy({ reader.places[$0.number] != nil })
    else {
      throw .notFound(what: "layer", "There is no such layer: list them with layers/list.")
    }
    let before = try reader.list.all
    for (number, isVisible) in wanted {
      if isVisible, keepsRadioGroups {
        for rival in reader.rivals(of: number) { try show(rival, false, reader) }
      }
      try show(number, isVisible, reader)
    }
    let old = Dictionary(before.map { ($0.number, $0.isVisible) }, uniquingKeysWith: { a, _ in a })
    let changed = try reader.list.all.filter { old[$0.number] != $0.isVisible }
    if !changed.isEmpty { try forgetWhatIsShown() }
    return changed
  }

  /// Restores the document's initial visibility of layers.
  ///
  /// - Returns: the layers that changed.
  @discardableResult
  public func showLayersAsAtFirst() throws(EngineError) -> [Layer] {
    let all = try layers.all
    let wrong = all.filter { $0.isVisible != $0.isVisibleAtFirst }
    // Hides first, so that the layers shown afterwards keep their radio groups to themselves.
    let wanted = wrong.sorted { !$0.isVisibleAtFirst && $1.isVisibleAtFirst }
      .compactMap { layer in layer.number.map { ($0, layer.isVisibleAtFirst) } }
    guard !wanted.isEmpty, let reader = try LayerReader(self) else { return [] }
    for (number, isVisible) in wanted { try show(number, isVisible, reader) }
    try forgetWhatIsShown()
    return wrong.map { layer in
      var layer = layer
      layer.isVisible = layer.isVisibleAtFirst
      return layer
    }
  }

  /// Restores the initial visibility, unless the layers cannot be read.
  ///
  /// - Throws: ``EngineError/cancelled``.
  public func showReadableLayersAsAtFirst() throws(EngineError) {
    do throws(EngineError) {
      try showLayersAsAtFirst()
    } catch {
      if case .cancelled = error { throw error }
    }
  }

  /// The names of the layers in MuPDF's numbering.
  var layerNames: [String] {
    get throws(EngineError) {
      var count: Int32 = 0
      try context.call { cm_count_layers($0, raw, &count, $1) }
      var names: [String] = []
      for index in 0..<max(0, count) {
        var name: UnsafePointer<CChar>?
        try context.call { cm_layer_name($0, raw, index, &name, $1) }
        names.append(name.map { String(cString: $0) } ?? "")
      }
      return names
    }
  }

  func showsLayer(at place: Int) throws(EngineError) -> Bool {
    var count: Int32 = 0
    try context.call { cm_count_layers($0, raw, &count, $1) }
    guard let index = Int32(exactly: place), index >= 0, index < count else { return true }
    var isShown = true
    try context.call { cm_layer_is_shown($0, raw, index, &isShown, $1) }
    return isShown
  }

  /// Gives the layers their initial visibility, before anything is shown; later calls do nothing. MuPDF
  /// starts with the first alternative configuration if there are any, and follows usages that it should
  /// not. A document that is only written is left as it is.
  func settleLayers() throws(EngineError) {
    guard !catalogMemory.hasSettledLayers else { return }
    // Before the work, which reads the layers itself.
    catalogMemory.hasSettledLayers = true
    do throws(EngineError) {
      try showInitialLayers()
    } catch {
      if case .cancelled = error { catalogMemory.hasSettledLayers = false }
      throw error
    }
  }

  private func showInitialLayers() throws(EngineError) {
    guard let properties = try catalog?["OCProperties"], let layers = try properties["OCGs"] else {
      return
    }
    try LayerUsage.settle(layers, in: self)
    let alternatives = try properties["Configs"]?.count ?? 0
    let followsUsage = try properties["D"]?["AS"] != nil
    guard alternatives > 0 || followsUsage, let reader = try LayerReader(self) else { return }
    for layer in try reader.list.all where layer.isVisible != layer.isVisibleAtFirst {
      if let number = layer.number { try show(number, layer.isVisibleAtFirst, reader) }
    }
  }

  /// Does the same; if the layers cannot be read, MuPDF's defaults apply.
  ///
  /// - Throws: ``EngineError/cancelled``; the next call tries again.
  func settleReadableLayers() throws(EngineError) {
    do throws(EngineError) {
      try settleLayers()
    } catch {
      if case .cancelled = error { throw error }
    }
  }

  func show(_ number: Int, _ isVisible: Bool, _ reader: LayerReader) throws(EngineError) {
    guard let place = reader.places[number].flatMap({ Int32(exactly: $0) }) else { return }
    try context.call { cm_show_layer($0, raw, place, isVisible, $1) }
  }

  /// Makes memberships and patterns follow the layers.
  func settleWhatIsShown() throws(EngineError) {
    try catalogMemory.memberships.settleAgain(in: self)
    // The engine caches drawn patterns, with the layers that were visible then.
    try context.call { cm_forget_tiles($0, raw, $1) }
  }

  private func forgetWhatIsShown() throws(EngineError) {
    try settleWhatIsShown()
    let knowsAll = annotationRegistry.knowsAll
    reloadPages()
    annotationRegistry.knowsAll = knowsAll
  }
}

extension Page {
  /// The annotations visible on screen: hidden neither by their flags nor by a layer.
  public var shownAnnotations: [Annotation] {
    get throws(EngineError) { try annotationRow.shownAnnotations(reader) }
  }
}

extension AnnotationRow {
  func shownAnnotations(_ reader: AnnotationReader) throws(EngineError) -> [Annotation] {
    let hasLayers = try reader.document.catalog?["OCProperties"] != nil
    if hasLayers { try reader.document.settleReadableLayers() }
    var shown: [Annotation] = []
    for entry in entries {
      let annotation = try entry.annotation(reader)
      guard annotation.isVisible else { continue }
      if hasLayers, try entry.object.isHiddenByLayer(in: reader.document) { continue }
      shown.append(annotation)
    }
    return shown
  }
}

extension PDFObject {
  /// Whether the optional content entry (ISO 32000-2, 8.11.3.3) hides the object now.
  func isHiddenByLayer(in document: Document) throws(EngineError) -> Bool {
    guard let group = try self["OC"] else { return false }
    var isHidden = false
    try context.call { cm_is_hidden($0, document.raw, group.raw, &isHidden, $1) }
    return isHidden
  }
}

extension Document {
  /// Sets whether layers are visible when the document is opened. Their present visibility does not
  /// change, and their usage no longer decides (ISO 32000-2, table 99). Only within an operation of the
  /// journal.
  ///
  /// - Parameter wanted: the visibility by object number.
  /// - Throws: ``EngineError/notFound(what:_:)``; then nothing is changed.
  public func setLayersAtFirst(_ wanted: [(number: Int, isVisible: Bool)]) throws(EngineError) {
    guard let properties = try catalog?["OCProperties"], let reader = try LayerReader(self),
      wanted.allSatisfy({ reader.places[$0.number] != nil })
    else {
      throw .notFound(what: "layer", "There is no such layer: list them with layers/list.")
    }
    if try properties["D"] == nil { try properties.set("D", makeDictionary()) }
    guard let configuration = try properties["D"] else { return }
    let changed = wanted.filter { reader.isVisibleAtFirst($0.number) != $0.isVisible }
    try LayerUsage.release(Set(changed.map(\.number)), from: configuration, in: self)
    for (number, isVisible) in changed {
      for (key, isListed) in [("ON", isVisible), ("OFF", !isVisible)] {
        let others = try (configuration[key]?.elements ?? []).filter { $0.number != number }
        let all = isListed ? others + [try reference(to: number)] : others
        try configuration.set(key, all.isEmpty ? nil : makeArray(all))
      }
    }
  }

  /// Makes the engine read the layers again; by itself it reads them only once. Call it after pages of
  /// another document brought new layers, or undo removed them. The other layers keep their visibility,
  /// and layers that come back get theirs again.
  func takeUpLayers() throws(EngineError) {
    var known: Int32 = 0
    try context.call { cm_count_layers($0, raw, &known, $1) }
    guard try catalog?["OCProperties"]?["OCGs"]?.count ?? 0 != Int(known) else { return }
    var shown = catalogMemory.goneLayers
    for (number, place) in catalogMemory.layerPlaces { shown[number] = try showsLayer(at: place) }
    try context.call { cm_read_layers_again($0, raw, $1) }
    catalogMemory.layerPlaces = [:]
    catalogMemory.goneLayers = shown
    catalogMemory.memberships = LayerMemberships()
    guard catalogMemory.hasSettledLayers else { return }
    catalogMemory.hasSettledLayers = false
    try settleLayers()
    guard !shown.isEmpty, let reader = try LayerReader(self) else { return }
    for (number, isShown) in shown { try show(number, isShown, reader) }
    catalogMemory.goneLayers = shown.filter { reader.places[$0.key] == nil }
  }
}
