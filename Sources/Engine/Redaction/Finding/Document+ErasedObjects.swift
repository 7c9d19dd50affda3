// SPDX-License-Identifier: AGPL-3.0-or-later

extension Document {
  /// The pages with annotations that are among these objects, or whose actions are.
  public func pages(withAnnotationsIn objects: Set<Int>) throws(EngineError) -> [Int] {
    guard !objects.isEmpty else { return [] }
    var pages: [Int] = []
    for index in 0..<(try pageCount) {
      for annotation in try pageObject(index)?["Annots"]?.elements ?? [] {
        let action = try annotation["A"]?.number ?? 0
        guard objects.contains(annotation.number) || objects.contains(action) else { continue }
        pages.append(index)
        break
      }
    }
    return pages
  }

  /// The ids of all fields.
  public var fieldIDs: [String] { get throws(EngineError) { try form.entries.map(\.id) } }

  /// The ids of the fields that are among these objects.
  public func fields(in objects: Set<Int>) throws(EngineError) -> [String] {
    try form.entries.filter { entry in
      (entry.objects + entry.widgets.map(\.object)).contains { objects.contains($0.number) }
    }.map(\.id)
  }
}
