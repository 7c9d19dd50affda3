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

  /// What a page has lost, by ids.
  public struct Removed {
    public let page: Int
    /// The widgets with their popups.
    public let widgets: [String]
    /// The replies to them with their popups.
    public let replies: [String]
  }

  /// Makes a piece.
  public func perform(_ piece: Int) throws(EngineError) -> [Removed] {
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
  ) throws(EngineError) -> [Removed] {
    var removed: [Removed] = []
    for (index, ids) in widgets {
      let page = try document.page(index)
      let row = try page.annotationRow
      // A page that is listed twice has lost them already.
      let ids = ids.filter { row[$0] != nil }
      let replies = try page.remove(try replies(to: ids, on: page))
      let own = try flattens ? page.dissolve(ids) : page.remove(ids)
      removed.append(Removed(page: index, widgets: own, replies: replies))
    }
    return removed
  }

  /// The replies that go with widgets. Another field's widget stays, and replies to nothing.
  private func replies(to ids: [String], on page: Page) throws(EngineError) -> [String] {
    guard try page.annotationRow.hasReplies else { return [] }
    let all = try page.annotations
    let fields = Set(all.filter { $0.type == .widget }.map(\.id))
    let found = all.withReplies(to: ids).dropFirst(ids.count)
    for id in found where fields.contains(id) {
      try page.annotationObject(id).set("IRT", nil)
      try page.forgetAnnotations([id])
    }
    return found.filter { !fields.contains($0) }
  }
}
