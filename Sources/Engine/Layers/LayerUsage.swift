// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

/// The states that layers get from their usage when a document is opened on a screen (ISO 32000-2,
/// 8.11.4.4), such as a watermark that is only printed. Zoom factors and languages are not followed.
struct LayerUsage {
  /// The visibility by object number, for the layers whose usage decides.
  private(set) var onScreen: [Int: Bool] = [:]

  /// The most layers that are read; a file can list each layer many times.
  private static let most = 100_000

  init(_ configuration: PDFObject?, of document: Document) throws(EngineError) {
    var seen: Set<Int> = []
    var count = 0
    for entry in try LayerUsage.entries(of: configuration) {
      let layers = try entry["OCGs"]?.elements ?? []
      count += 1 + layers.count
      guard count <= Self.most else { return }
      for layer in layers where layer.number > 0 && seen.insert(layer.number).inserted {
        onScreen[layer.number] = try LayerUsage.state(of: layer.number, in: document)
      }
    }
  }

  /// Takes layers out of the lists of those whose usage decides. Only within an operation of the
  /// journal.
  static func release(
    _ numbers: Set<Int>, from configuration: PDFObject, in document: Document
  ) throws(EngineError) {
    for entry in try entries(of: configuration) {
      let layers = try entry["OCGs"]?.elements ?? []
      let others = layers.filter { !numbers.contains($0.number) }
      if others.count < layers.count { try entry.set("OCGs", document.makeArray(others)) }
    }
  }

  /// Keeps the engine from following usages by itself: it would do so always, and even if the user has
  /// shown or hidden the layer.
  static func settle(_ layers: PDFObject, in document: Document) throws(EngineError) {
    for layer in try layers.elements {
      try document.context.call { cm_ignore_usage($0, document.raw, layer.raw, $1) }
    }
  }

  /// The entries of `AS` for the screen.
  private static func entries(of configuration: PDFObject?) throws(EngineError) -> [PDFObject] {
    var entries: [PDFObject] = []
    for entry in try configuration?["AS"]?.elements ?? []
    where try entry["Event"]?.name == "View" {
      var categories: [String?] = []
      for category in try entry["Category"]?.elements ?? [] { categories.append(try category.name) }
      if categories.contains("View") { entries.append(entry) }
    }
    return entries
  }

  private static func state(of number: Int, in document: Document) throws(EngineError) -> Bool? {
    guard let number = Int32(exactly: number) else { return nil }
    let layer = try PDFObject.make(document.context) {
      cm_object_in_file($0, document.raw, number, $1, $2)
    }
    switch try layer?["Usage"]?["View"]?["ViewState"]?.name {
    case "ON": return true
    case "OFF": return false
    default: return nil
    }
  }
}
