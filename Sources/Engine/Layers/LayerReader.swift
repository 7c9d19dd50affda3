// SPDX-License-Identifier: AGPL-3.0-or-later

/// Reads the default configuration of the layers (ISO 32000-2, table 99).
struct LayerReader {
  /// MuPDF's index of each group, by object number.
  let places: [Int: Int]
  private let document: Document
  private let groups: [PDFObject]
  private let configuration: PDFObject?
  private let baseIsOn: Bool
  private let on: Set<Int>
  private let off: Set<Int>
  private let locked: Set<Int>
  private let radioGroups: [Set<Int>]
  private let usage: LayerUsage

  init?(_ document: Document) throws(EngineError) {
    try document.settleLayers()
    guard let properties = try document.catalog?["OCProperties"],
      let list = try properties["OCGs"]
    else { return nil }
    self.document = document
    var groups: [PDFObject] = []
    var seen: Set<Int> = []
    var all: [(number: Int, name: String)] = []
    for index in 0..<(try list.count) {
      guard let group = try list[index] else { continue }
      all.append((group.number, try group["Name"]?.text ?? ""))
      if group.number > 0, seen.insert(group.number).inserted { groups.append(group) }
    }
    self.groups = groups
    places = try LayerReader.places(all, in: document)
    document.catalogMemory.layerPlaces = places
    configuration = try properties["D"]
    baseIsOn = try configuration?["BaseState"]?.name != "OFF"
    on = try LayerReader.numbers(configuration?["ON"])
    off = try LayerReader.numbers(configuration?["OFF"])
    locked = try LayerReader.numbers(configuration?["Locked"])
    var radioGroups: [Set<Int>] = []
    for group in try configuration?["RBGroups"]?.elements ?? [] {
      radioGroups.append(try LayerReader.numbers(group))
    }
    self.radioGroups = radioGroups
    usage = try LayerUsage(configuration, for: .view, of: document)
  }

  var list: LayerList {
    get throws(EngineError) {
      var list = LayerList()
      let order = try configuration?["Order"]
      var seen: Set<Int> = [order?.number ?? 0]
      if let order { list.layers = try layers(order, &seen, depth: 0) }
      for group in groups where !seen.contains(group.number) {
        let layer = try layer(group)
        if order == nil { list.layers.append(layer) } else { list.unlisted.append(layer) }
      }
      return list
    }
  }

  /// The layers that are hidden when this one is shown. They share a radio group with it.
  func rivals(of number: Int) -> Set<Int> {
    var rivals: Set<Int> = []
    for group in radioGroups where group.contains(number) { rivals.formUnion(group) }
    return rivals.subtracting([number])
  }

  /// Whether the layer is visible when the document is opened: as its usage says if the document lets
  /// it decide, or else as the configuration does.
  func isVisibleAtFirst(_ number: Int) -> Bool {
    if let recommended = usage.states[number] { return recommended }
    return baseIsOn ? !off.contains(number) : on.contains(number)
  }

  /// The layers whose visibility on paper differs from the present one.
  ///
  /// The values are the visibility on paper, by object number. What the user has shown or hidden stays
  /// so. A layer that is not for print is not printed even if the file does not let usages decide, as
  /// in pdf.js and PDFium.
  var printedOtherwise: [Int: Bool] {
    get throws(EngineError) {
      var states = try LayerUsage(configuration, for: .print, of: document).states
      for group in groups where states[group.number] == nil {
        guard try LayerUsage.state(of: group.number, for: .print, in: document) == false else {
          continue
        }
        states[group.number] = false
      }
      for (number, isPrinted) in states {
        guard let place = places[number] else { continue }
        let isVisible = try document.showsLayer(at: place)
        if isVisible == isPrinted || isVisible != isVisibleAtFirst(number) { states[number] = nil }
      }
      return states
    }
  }

  /// The layers and labels of a list in `Order`. A nested list belongs to the layer before it, or to
  /// the label at its start.
  private func layers(
    _ order: PDFObject, _ seen: inout Set<Int>, depth: Int
  ) throws(EngineError) -> [Layer] {
    var layers: [Layer] = []
    guard depth < 32 else { return layers }
    for element in try order.elements {
      guard try element.kind == .array else {
        guard places[element.number] != nil, seen.insert(element.number).inserted else { continue }
        layers.append(try layer(element))
        continue
      }
      // Each list is read once: some contain themselves, or double at every level.
      guard element.number == 0 || seen.insert(element.number).inserted else { continue }
      let children = try self.layers(element, &seen, depth: depth + 1)
      if let label = try element[0]?.text {
        var layer = Layer(number: nil, name: label)
        layer.children = children
        layers.append(layer)
      } else if let last = layers.indices.last {
        layers[last].children += children
      } else {
        layers += children
      }
    }
    return layers
  }

  private func layer(_ group: PDFObject) throws(EngineError) -> Layer {
    let number = group.number
    var layer = Layer(number: number, name: try group["Name"]?.text ?? "")
    if let place = places[number] { layer.isVisible = try document.showsLayer(at: place) }
    layer.isVisibleAtFirst = isVisibleAtFirst(number)
    layer.isLocked = locked.contains(number)
    if let intent = try group["Intent"] {
      if let name = try intent.name { layer.intents = [name] }
      for element in try intent.elements {
        if let name = try element.name { layer.intents.append(name) }
      }
    }
    if layer.intents.isEmpty { layer.intents = ["View"] }
    layer.radioGroups = radioGroups.indices.filter { radioGroups[$0].contains(number) }
    return layer
  }

  /// The layers in MuPDF's order, unless their names show a different order.
  private static func places(
    _ groups: [(number: Int, name: String)], in document: Document
  ) throws(EngineError) -> [Int: Int] {
    let names = try document.layerNames
    let sorted = groups.sorted { $0.number > $1.number }
    let order = sorted.map(\.name) == names ? sorted : groups
    return Dictionary(
      order.enumerated().map { ($1.number, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private static func numbers(_ array: PDFObject?) throws(EngineError) -> Set<Int> {
    Set(try (array?.elements ?? []).map(\.number).filter { $0 > 0 })
  }
}
