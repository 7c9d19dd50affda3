// SPDX-License-Identifier: AGPL-3.0-or-later

/// Removes fields with all their widgets, in pieces. Each piece is made within an operation of the
/// journal; nothing else may change the document before the last one.
public final class FieldRemoval {
  public let pieceCount: Int
  private let document: Document
  private let flattens: Bool
  private let entries: [FormIndex.Entry]
  /// The widgets by page, in page order.
  private let widgets: [(page: Int, ids: [String])]

  /// How much a piece takes.
  private static let (entriesAtOnce, pagesAtOnce) = (50, 10)

  /// - Parameter flattens: whether the appearances become part of their pages.
  /// - Throws: ``EngineError/notFound(what:_:)`` for an unknown id.
  public init(
    _ ids: [String], flattening flattens: Bool, in document: Document
  ) throws(EngineError) {
    (self.document, self.flattens) = (document, flattens)
    entries = try ids.map { id throws(EngineError) in try document.formEntry(id) }
    var widgets: [Int: [String]] = [:]
    for widget in entries.flatMap(\.widgets) {
      guard let id = widget.id else { continue }
      for page in widget.pages { widgets[page, default: []].append(id) }
    }
    self.widgets = widgets.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    let isSmall = ids.count <= Self.entriesAtOnce && self.widgets.count <= Self.pagesAtOnce
    pieceCount =
      isSmall
      ? 1
      : Self.pieces(entries.count, Self.entriesAtOnce)
        + Self.pieces(widgets.count, Self.pagesAtOnce)
  }

  private static func pieces(_ count: Int, _ size: Int) -> Int { (count + size - 1) / size }

  /// Makes a piece.
  ///
  /// - Returns: the ids of the removed widgets, by page.
  public func perform(_ piece: Int) throws(EngineError) -> [(page: Int, ids: [String])] {
    if piece == 0 { try document.dropXFA() }
    guard pieceCount > 1 else {
      let removed = try remove(widgets[...])
      try forget(entries[...])
      return removed
    }
    // Widgets inherit what they show from their fields, so the fields go last.
    let first = Self.pieces(widgets.count, Self.pagesAtOnce)
    guard piece >= first else {
      return try remove(widgets.dropFirst(piece * Self.pagesAtOnce).prefix(Self.pagesAtOnce))
    }
    try forget(entries.dropFirst((piece - first) * Self.entriesAtOnce).prefix(Self.entriesAtOnce))
    return []
  }

  /// Takes fields out of the form's tree.
  private func forget(_ entries: ArraySlice<FormIndex.Entry>) throws(EngineError) {
    for entry in entries {
      for object in entry.widgets.map(\.object) + entry.objects {
        try document.removeFromTree(object)
      }
    }
  }

  private func remove(
    _ widgets: ArraySlice<(page: Int, ids: [String])>
  ) throws(EngineError) -> [(page: Int, ids: [String])] {
    var removed: [(page: Int, ids: [String])] = []
    for (index, ids) in widgets {
      let page = try document.page(index)
      let row = try page.annotationRow
      // A page that is listed twice has lost them already.
      let ids = ids.filter { row[$0] != nil }
      removed.append((index, try flattens ? page.dissolve(ids) : page.remove(ids)))
    }
    return removed
  }
}
