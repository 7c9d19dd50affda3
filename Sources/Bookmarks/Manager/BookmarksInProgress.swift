// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import System

/// The addition of bookmarks as one step, made some at a time: all of them, or none. Nobody else may use
/// the document meanwhile.
public final class BookmarksInProgress {
  private enum Stage {
    case reading, adding, ordering
    /// `nil` if nothing in the document or its history changes.
    case recording(EditInProgress?)
    case over
  }

  public let total: Int
  /// The number of bookmarks added so far.
  public var done: Int { additions.count }

  private let manager: BookmarkManager
  private let name: String
  private let cause: ChangeCause
  private let step: BookmarkStep
  private var stage = Stage.reading
  private var rest: ArraySlice<IncomingBookmark>
  /// Whether the new bookmarks come with places in the custom order.
  private let isKeyed: Bool
  /// The ids of the bookmarks before, in the custom order.
  private let order: [String]
  private var known: [ExactText: BookmarkEntry] = [:]
  private var additions: [BookmarkAddition] = []

  private static let bookmarksAtOnce = 200

  init(
    _ new: [IncomingBookmark], _ name: String, _ cause: ChangeCause, in manager: BookmarkManager
  ) throws(BookmarkError) {
    (self.manager, self.name, self.cause, rest) = (manager, name, cause, new[...])
    total = new.count
    isKeyed = new.contains { $0.sortKey != nil && $0.id != nil }
    order = try manager.list(.custom).map(\.bookmark.id)
    step = try manager.begin()
  }

  /// Continues with the next part.
  ///
  /// - Throws: why the bookmarks cannot be added. None of them remains then.
  public func advance() throws(BookmarkError) -> WorkStep<[BookmarkAddition]> {
    do throws(BookmarkError) {
      switch stage {
      case .reading:
        known = try byID()
        stage = .adding
      case .adding:
        for new in rest.prefix(Self.bookmarksAtOnce) { try add(new) }
        rest = rest.dropFirst(Self.bookmarksAtOnce)
        if rest.isEmpty { stage = .ordering }
      case .ordering:
        try settleOrder()
        let editor = manager.editor
        stage = .recording(
          try step.start(as: name, cause: cause, in: editor, savingAtOnce: editor.isReadOnly))
      case .recording(let recording):
        if let work = recording?.workAside() { return .aside { _ in work() } }
        let isRecorded = try editing { () throws(EditError) in
          guard let recording else { return true }
          return try recording.advance() != nil
        }
        guard isRecorded else { return .goesOn }
        // At once, since a cancel in between would find the change made.
        step.dropDrafts()
        try manager.end(step)
        stage = .over
        return .done(additions)
      case .over: return .done(additions)
      }
      return .goesOn
    } catch {
      stage = .over
      manager.revert(step, after: error)
      throw error
    }
  }

  /// Continues to the end.
  public func finish() throws(BookmarkError) -> [BookmarkAddition] {
    try WorkStep.finish(in: manager.document.context, advance)
  }

  /// Takes all additions back, unless they are complete.
  public func cancel() {
    if case .over = stage { return }
    if case .recording(let recording?) = stage { try? recording.cancel() }
    stage = .over
    manager.revert(step, after: nil)
  }

  private func add(_ new: IncomingBookmark) throws(BookmarkError) {
    let id = new.id ?? manager.newID { known[ExactText($0)] != nil }
    let key = ExactText(id)
    let old = known[key]
    try manager.requireRoom(for: new.action, id, among: known)
    let bookmark = Bookmark(
      id: id, name: new.name, action: new.action, sortKey: new.sortKey ?? old?.bookmark.sortKey)
    let taker = try step.take(.add(bookmark))
    // A bookmark accepted by one provider must not stay with another.
    for keeper in manager.providers
    where !keeper.id.isExactly(taker) && manager.keeps(bookmark, keeper) {
      guard try step.offer(.remove(old?.bookmark ?? bookmark), to: keeper) else {
        throw .provider("The provider \(keeper.id) does not remove the bookmark \(id).")
      }
    }
    let entry = BookmarkEntry(bookmark, provider: taker)
    known[key] = entry
    additions.append(BookmarkAddition(entry: entry, replaced: old != nil))
  }

  /// Puts the new bookmarks behind the others, unless they come with places.
  private func settleOrder() throws(BookmarkError) {
    let added = additions.filter { !$0.replaced }.map(\.entry.bookmark.id)
    if !isKeyed { try manager.keep(order + added, step) }
    let now = try byID()
    additions = additions.map {
      BookmarkAddition(entry: now[$0.entry.bookmark.key] ?? $0.entry, replaced: $0.replaced)
    }
  }

  private func byID() throws(BookmarkError) -> [ExactText: BookmarkEntry] {
    Dictionary(
      try manager.load().map { ($0.bookmark.key, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
