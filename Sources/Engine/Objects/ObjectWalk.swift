// SPDX-License-Identifier: AGPL-3.0-or-later

/// Visits all dictionaries of a document, each once. These include the dictionaries of streams. They
/// are reachable from the document's trailer.
struct ObjectWalk {
  /// The numbers of the objects that were reached.
  private(set) var reached: Set<Int> = []
  private var pending: [PDFObject] = []
  private var hasBegun = false

  /// Visits the next objects, at most `count`.
  ///
  /// - Parameter body: called after the dictionary's references were recorded, so that it may change
  ///   them.
  /// - Returns: whether all were visited.
  mutating func visit(
    _ count: Int, in document: Document, _ body: (PDFObject) throws(EngineError) -> Void
  ) throws(EngineError) -> Bool {
    if !hasBegun {
      pending = try document.trailer.map { [$0] } ?? []
      hasBegun = true
    }
    var left = count
    while left > 0, let object = pending.popLast() {
      let number = object.number
      guard number == 0 || reached.insert(number).inserted else { continue }
      left -= 1
      switch try object.kind {
      case .array: pending += try object.elements
      case .dictionary, .stream:
        pending += try object.entries.map(\.value)
        pending += try HiddenEntries.references(of: object, in: document)
        try body(object)
      default: continue
      }
    }
    return pending.isEmpty
  }
}
