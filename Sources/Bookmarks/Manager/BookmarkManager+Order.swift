// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import System

extension BookmarkManager {
  /// Moves a bookmark to an index of the custom order. Other orders do not change.
  ///
  /// - Parameter index: the index after the move; clamped to the valid range.
  /// - Throws: ``BookmarkError/notFound(_:)``, or a provider's error.
  public func move(id: String, to index: Int) throws(BookmarkError) {
    let entry = try entry(id)
    let before = try list(.custom)
    var order = before.filter { $0 != entry }
    let place = min(max(0, index), order.count)
    order.insert(entry, at: place)
    guard order != before else { return }
    let changes = rekeyed(order.map(\.bookmark), around: place)
    try step("Move bookmark") { step throws(BookmarkError) in
      if let failure = try rekey(changes, step) { throw failure.error }
    }
  }

  /// Changes sort keys as needed to get this custom order. This is needed, for example, if a new
  /// bookmark would not be the last because several providers store some.
  func keep(_ order: [String], _ step: BookmarkStep) throws(BookmarkError) {
    let entries = BookmarkSortOrder.custom.sorted(try load())
    guard !entries.map(\.bookmark.id).isExactly(order) else { return }
    let known = Dictionary(
      entries.map { ($0.bookmark.key, $0.bookmark) }, uniquingKeysWith: { first, _ in first })
    var last: Double?
    var changes: [Bookmark] = []
    for bookmark in order.compactMap({ known[ExactText($0)] }) {
      if let key = bookmark.sortKey, key.isFinite, key > last ?? -.infinity {
        last = key
      } else {
        let key = last.map { ($0 + 1).rounded(.down) } ?? 0
        // Above 2^53 adding 1 may have no effect.
        let next = key > last ?? -.infinity ? key : (last ?? 0).nextUp
        changes.append(bookmark.withSortKey(next))
        last = next
      }
    }
    // If its place cannot be stored, the bookmark is still added, but not as the last one.
    if let failure = try rekey(changes, step) { step.note(failure) }
  }

  /// Stores new keys with the providers that store the bookmarks. Only they know the rest of each
  /// bookmark.
  ///
  /// - Returns: the first failure; the remaining bookmarks stay unchanged.
  private func rekey(
    _ bookmarks: [Bookmark], _ step: BookmarkStep
  ) throws(BookmarkError) -> ProviderFailure? {
    let keepers = Dictionary(
      try load().map { ($0.bookmark.key, $0.provider) }, uniquingKeysWith: { first, _ in first })
    for bookmark in bookmarks {
      guard let keeper = keepers[bookmark.key].flatMap(provider) else { continue }
      do throws(BookmarkError) {
        if try step.offer(.add(bookmark), to: keeper) { continue }
        throw .notTaken("The provider \(keeper.id) does not store the place of a bookmark.")
      } catch {
        return ProviderFailure(provider: keeper.id, operation: .add, error: error)
      }
    }
    return nil
  }

  /// The bookmarks that need a new key for this order: only the one at `place` if a number fits between
  /// its neighbours' keys, else all whose key is not their index.
  private func rekeyed(_ order: [Bookmark], around place: Int) -> [Bookmark] {
    if let key = key(at: place, of: order) { return [order[place].withSortKey(key)] }
    return order.enumerated()
      .filter { $1.sortKey != Double($0) }
      .map { $1.withSortKey(Double($0)) }
  }

  private func key(at place: Int, of order: [Bookmark]) -> Double? {
    let others = order.indices.filter { $0 != place }.map { order[$0].sortKey ?? .nan }
    // A missing key, or one that equals its neighbour's, makes a comparison fail.
    guard others.allSatisfy(\.isFinite), zip(others, others.dropFirst()).allSatisfy(<) else {
      return nil
    }
    let lower = place > 0 ? others[place - 1] : nil
    let upper = place < others.count ? others[place] : nil
    let key: Double
    switch (lower, upper) {
    case (let lower?, let upper?): key = lower + (upper - lower) / 2
    case (let lower?, nil): key = lower + 1
    case (nil, let upper?): key = upper - 1
    case (nil, nil): return 0
    }
    guard key.isFinite, lower ?? -.infinity < key, key < upper ?? .infinity else { return nil }
    return key
  }

  /// The name for lists: the bookmark's name, or else the label of its page, or else a description of its
  /// action.
  public func displayName(of bookmark: Bookmark) -> String {
    if let name = bookmark.name, !name.isEmpty { return name }
    if let label = bookmark.pageIndex.flatMap(label), !label.isEmpty { return label }
    let text =
      switch bookmark.action.kind {
      case .goTo(_, let name): name ?? ""
      case .goToRemote(let file, _, _), .launch(let file): file
      case .uri(let uri): uri
      case .named(let name): name
      case .javaScript: "Script"
      case .special, .other: bookmark.action.kind.pdfName
      }
    return text.isEmpty ? "Bookmark" : text
  }

  /// The label of a page; `nil` if the page does not exist or its label is damaged.
  private func label(_ pageIndex: Int) -> String? {
    guard let count = try? document.pageCount, pageIndex < count else { return nil }
    return try? document.pageLabel(pageIndex)
  }
}
