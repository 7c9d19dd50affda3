// SPDX-License-Identifier: AGPL-3.0-or-later

/// Keeps bookmarks in the front end, which is asked for them.
///
/// What it answered is remembered until it says that something changed, so that a list is asked for
/// once. One that could not give its list is not asked again before that either: nobody is to wait for
/// it with every change.
public final class ClientProvider: BookmarkProvider {
  /// What the front end is asked.
  public enum Question: Hashable, Sendable {
    case list
    case add(Bookmark)
    case remove(Bookmark)
    case save
  }

  /// What it answers.
  public enum Answer: Hashable, Sendable {
    case bookmarks([Bookmark])
    /// Whether it did what it was asked for.
    case done(Bool)
  }

  public typealias Ask = (Question) throws(BookmarkError) -> Answer

  public let name: String
  public let kind = "client"
  public var id: String { "client:" + name }
  /// The front end has its own ways to keep what it took.
  public var isNeededToSave: Bool { false }
  /// How long an answer may take.
  public let timeoutMilliseconds: Int

  private let ask: Ask
  private var kept: [Bookmark]?
  private var failure: BookmarkError?

  public init(_ name: String, timeoutMilliseconds: Int, ask: @escaping Ask) {
    self.name = name
    self.timeoutMilliseconds = timeoutMilliseconds
    self.ask = ask
  }

  public func bookmarks() throws(BookmarkError) -> [Bookmark] {
    if let kept { return kept }
    if let failure { throw failure }
    do throws(BookmarkError) {
      guard case .bookmarks(let bookmarks) = try ask(.list) else { throw senseless }
      var ids: Set<String> = []
      let unique = bookmarks.filter { ids.insert($0.id).inserted }
      kept = unique
      return unique
    } catch {
      failure = error
      throw error
    }
  }

  public func add(_ bookmark: Bookmark) throws(BookmarkError) -> Bool {
    guard case .done(let isTaken) = try ask(.add(bookmark)) else { throw senseless }
    guard isTaken, var list = kept else { return isTaken }
    if let place = list.firstIndex(where: bookmark.isSame) {
      list[place] = bookmark
    } else {
      list.append(bookmark)
    }
    kept = list
    return true
  }

  public func remove(_ bookmark: Bookmark) throws(BookmarkError) -> Bool {
    guard case .done(let isRemoved) = try ask(.remove(bookmark)) else { throw senseless }
    if isRemoved { kept?.removeAll(where: bookmark.isSame) }
    return isRemoved
  }

  public func save() throws(BookmarkError) { _ = try ask(.save) }

  /// Forgets what it answered, since it says that something changed.
  public func forget() { (kept, failure) = (nil, nil) }

  private var senseless: BookmarkError {
    .provider("The client's bookmark provider \(name) gave no answer to use.")
  }
}
