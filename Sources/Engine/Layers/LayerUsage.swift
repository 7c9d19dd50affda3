// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

/// The states that layers get from their usage. The usage applies when a document is opened on a
/// screen, or printed (ISO 32000-2, 8.11.4.4): for example, a watermark can be visible only in print.
/// Zoom factors and languages are not followed.
struct LayerUsage {
  /// The purpose for which pages are drawn. The value is its name in `AS` and in `Usage`.
  enum Event: String {
    case view = "View"
    case print = "Print"
  }

  /// The visibility by object number, for the layers whose usage decides.
  private(set) var states: [Int: Bool] = [:]

  /// The most layers that are read; a file can list each layer many times.
  private static let most = 100_000

  init(
    _ configuration: PDFObject?, for event: Event, of document: Document
  ) throws(EngineError) {
    var seen: Set<Int> = []
    var count = 0
    for entry in try LayerUsage.entries(of: configuration, for: event) {
      let layers = try entry["OCGs"]?.elements ?? []
      count += 1 + layers.count
      guard count <= Self.most else { return }
      for layer in layers where layer.number > 0 && seen.insert(layer.number).inserted {
        states[layer.number] = try LayerUsage.state(of: layer.number, for: event, in: document)
      }
    }
  }

  /// Removes layers from the lists in which their usage decides. The lists are those for a screen. Only
  /// within an operation of the journal.
  static func release(
    _ numbers: Set<Int>, from configuration: PDFObject, in document: Document
  ) throws(EngineError) {
    for entry in try entries(of: configuration, for: .view) {
      let layers = try entry["OCGs"]?.elements ?? []
      let others = layers.filter { !numbers.contains($0.number) }
      if others.count < layers.count { try entry.set("OCGs", document.makeArray(others)) }
    }
  }

  /// Keeps the engine from following usages by itself: it would do so without `AS`, and even if the user has
  /// shown or hidden the layer.
  static func settle(_ layers: PDFObject, in document: Document) throws(EngineError) {
    for layer in try layers.elements {
      try document.context.call { cm_ignore_usage($0, document.raw, layer.raw, $1) }
    }
  }

  /// The entries of `AS` for an event.
  private static func entries(
    of configuration: PDFObject?, for event: Event
  ) throws(EngineError) -> [PDFObject] {
    var entries: [PDFObject] = []
    for entry in try configuration?["AS"]?.elements ?? []
    where try entry["Event"]?.name == event.rawValue {
      var categories: [String?] = []
      for category in try entry["Category"]?.elements ?? [] { categories.append(try category.name) }
      if categories.contains(event.rawValue) { entries.append(entry) }
    }
    return entries
  }

  /// What the usage of a layer says; `nil` if it says nothing.
  static func state(
    of number: Int, for event: Event, in document: Document
  ) throws(EngineError) -> Bool? {
    guard let number = Int32(exactly: number) else { return nil }
    let layer = try PDFObject.make(document.context) {
      cm_object_in_file($0, document.raw, number, $1, $2)
    }
    switch try layer?["Usage"]?[event.rawValue]?["\(event.rawValue)State"]?.name {
    case "ON": return true
    case "OFF": return false
    default: return nil
    }
  }
}
