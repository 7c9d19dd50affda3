// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// Stores bookmarks in the front end, with requests to it.
///
/// The list is requested once, and again when the front end reports a change. Until a request is
/// answered, or if it is not, the last list counts. A change that the front end confirms after its
/// deadline takes effect with the confirmation.
public final class ClientProvider: BookmarkProvider {
  /// A request to the front end.
  public enum Question: Hashable, Sendable {
    case list
    case add(Bookmark)
    case remove(Bookmark)
    case save
  }

  /// The front end's answer.
  public enum Answer: Hashable, Sendable {
    case bookmarks([Bookmark])
    /// Whether it carried out the request.
    case done(Bool)
  }

  /// Sends a request to the front end. An answer after the deadline goes to `late`.
  public typealias Ask = (Question, _ late: @escaping (Answer) -> Void) throws(BookmarkError) ->
    Answer

  public let name: String
  public let kind = "client"
  public var id: String { "client:" + name }
  /// The front end stores bookmarks in its own way.
  public var isNeededToSave: Bool { false }
  /// The time limit for an answer.
  public let timeoutMilliseconds: Int
  /// Why the last list may be outdated; `nil` if it is current.
  public private(set) var listFailure: BookmarkError?
  /// Called when the front end confirms something late: a change of this bookmark, or its whole list.
  public var didAnswerLate: (Bookmark?) -> Void = { _ in }

  private let ask: Ask
  private var kept: [Bookmark]?
  private var isListDue = true
  private var isListing = false
  private var questionsAsked = 0
  /// The number of the last list request.
  private var lastList = 0
  private var changes: [ExactText: Changes] = [:]

  /// What was asked about a bookmark.
  private struct Changes {
    /// The number of the last change request.
    var last = 0
    /// Whether another provider took the bookmark instead. It did because this provider had not
    /// answered in time.
    var isPassedOver = false
  }

  public init(_ name: String, timeoutMilliseconds: Int, ask: @escaping Ask) {
    self.name = name
    self.timeoutMilliseconds = timeoutMilliseconds
    self.ask = ask
  }

  public func bookmarks() throws(BookmarkError) -> [Bookmark] {
    if isListDue, !isListing { readList() }
    if let kept { return kept }
    throw listFailure ?? .late("The client's bookmark provider \(name) has not answered yet.")
  }

  public func add(_ bookmark: Bookmark) throws(BookmarkError) -> Bool {
    let isTaken = try change(.add(bookmark), of: bookmark)
    if isTaken {
      put(bookmark)
      changes[bookmark.key]?.isPassedOver = false
    }
    return isTaken
  }

  public func remove(_ bookmark: Bookmark) throws(BookmarkError) -> Bool {
    let isRemoved = try change(.remove(bookmark), of: bookmark)
    if isRemoved { drop(bookmark) }
    return isRemoved
  }

  public func save() throws(BookmarkError) { _ = try ask(.save) { _ in } }

  /// Marks the list as outdated. It is requested again when needed.
  public func expectChange() { isListDue = true }

  /// Notes that another provider took a bookmark. A late confirmation of it must be taken back.
  func passOver(_ bookmark: Bookmark) {
    changes[bookmark.key, default: Changes()].isPassedOver = true
  }

  func wasPassedOver(_ bookmark: Bookmark) -> Bool { changes[bookmark.key]?.isPassedOver == true }

  public func retry() { if listFailure != nil { isListDue = true } }
}

extension ClientProvider {
  private func readList() {
    (isListDue, isListing) = (false, true)
    defer { isListing = false }
    questionsAsked += 1
    let number = questionsAsked
    lastList = number
    do throws(BookmarkError) {
      try take(try ask(.list) { [weak self] in self?.takeLate($0, number) })
    } catch { listFailure = error }
  }

  private func take(_ answer: Answer) throws(BookmarkError) {
    guard case .bookmarks(let bookmarks) = answer else { throw senseless }
    var ids: Set<ExactText> = []
    kept = bookmarks.filter { ids.insert($0.key).inserted }
    listFailure = nil
  }

  private func takeLate(_ answer: Answer, _ number: Int) {
    guard lastList == number, (try? take(answer)) != nil else { return }
    didAnswerLate(nil)
  }

  private func change(_ question: Question, of bookmark: Bookmark) throws(BookmarkError) -> Bool {
    questionsAsked += 1
    let number = questionsAsked
    changes[bookmark.key, default: Changes()].last = number
    let answer = try ask(question) { [weak self] in
      self?.takeLate($0, to: question, bookmark, number)
    }
    guard case .done(let isDone) = answer else { throw senseless }
    return isDone
  }

  private func takeLate(
    _ answer: Answer, to question: Question, _ bookmark: Bookmark, _ number: Int
  ) {
    guard answer == .done(true) else { return }
    if changes[bookmark.key]?.last != number {
      // A newer request was made since. Only the front end knows the result of both.
      isListDue = true
    } else if case .remove = question {
      drop(bookmark)
    } else {
      put(bookmark)
    }
    didAnswerLate(bookmark)
  }

  private func put(_ bookmark: Bookmark) {
    guard var list = kept else {
      isListDue = true
      return
    }
    if let place = list.firstIndex(where: bookmark.isSame) {
      list[place] = bookmark
    } else {
      list.append(bookmark)
    }
    kept = list
  }

  private func drop(_ bookmark: Bookmark) { kept?.removeAll(where: bookmark.isSame) }

  private var senseless: BookmarkError {
    .provider("The client's bookmark provider \(name) gave an invalid answer.")
  }
}
