// SPDX-License-Identifier: AGPL-3.0-or-later

import JSONRPC

/// The messages that were read but not handled yet: new messages, and messages that wait for a document.
///
/// The session judges which messages wait, and why. The backlog keeps messages that name the same document
/// in order, except for those that may overtake.
struct Backlog {
  enum Judgement {
    /// The message waits only for earlier ones that name the same document.
    case goes
    /// The message waits only for some earlier ones of the same document. Those do more than read a
    /// page.
    case goesBesideReads
    /// The message can be handled at once.
    case overtakes
    case waits
  }

  /// A message that waits.
  struct Waiting {
    let arrival: Arrival
    /// The documents that the message names; `nil`: all.
    let documents: Set<String>?
    /// Whether the message only draws or reads one page.
    let readsPage: Bool
    /// Since when, in milliseconds of `World.uptime`.
    let since: Double
  }

  /// The maximum size of waiting messages together, in bytes.
  private static let mostBytes = 32 << 20

  private var fresh = FIFO<Arrival>()
  private var waiting: [Waiting] = []
  private var waitingBytes = 0
  /// The number of waiting messages that preceded the last one taken out.
  private var earlier = 0
  /// How many waiting messages name a document.
  private var counts: [String: Int] = [:]
  /// How many of these do more than read a page.
  private var changing: [String: Int] = [:]
  /// How many waiting messages name all documents.
  private var barriers = 0
  /// Whether every waiting message is known to be still blocked.
  private var isBlocked = true

  var isEmpty: Bool { fresh.isEmpty && waiting.isEmpty }
  var hasFresh: Bool { !fresh.isEmpty }
  /// Whether more messages may wait.
  var hasRoom: Bool { waitingBytes < Backlog.mostBytes }

  mutating func add(_ arrival: Arrival) { fresh.append(arrival) }

  mutating func takeFresh() -> Arrival? {
    earlier = waiting.count
    return fresh.popFirst()
  }

  /// Whether a new message must wait.
  func mustWait(_ documents: Set<String>?, _ judgement: Judgement) -> Bool {
    switch judgement {
    case .waits: true
    case .overtakes: false
    case .goesBesideReads:
      barriers > 0 || documents?.contains { changing[$0] != nil } ?? false
    case .goes: barriers > 0 || documents?.contains { counts[$0] != nil } ?? false
    }
  }

  /// Keeps a message until ``takeReleased(_:)`` finds that it can go.
  mutating func wait(_ message: Waiting) {
    waiting.append(message)
    waitingBytes += message.arrival.cost
    for id in message.documents ?? [] {
      counts[id, default: 0] += 1
      if !message.readsPage { changing[id, default: 0] += 1 }
    }
    if message.documents == nil { barriers += 1 }
  }

  /// Makes ``takeReleased(_:)`` check again, because something that blocked messages may have ended.
  mutating func reconsider() { isBlocked = waiting.isEmpty }

  /// Takes out the first message that can be handled. A cancelled request always can.
  mutating func takeReleased(_ judge: (Waiting) -> Judgement) -> Arrival? {
    guard let index = released(judge) else { return nil }
    earlier = index
    return remove(at: index).arrival
  }

  /// Whether ``takeReleased(_:)`` finds a message.
  mutating func hasReleased(_ judge: (Waiting) -> Judgement) -> Bool { released(judge) != nil }

  private mutating func released(_ judge: (Waiting) -> Judgement) -> Int? {
    guard !isBlocked else { return nil }
    // The documents that earlier waiting messages name, and those of messages that do more than read a page.
    var (named, changed): (Set<String>, Set<String>) = ([], [])
    for (index, message) in waiting.enumerated() {
      if message.arrival.flag?.cause != nil { return index }
      switch (judge(message), message.documents) {
      case (.overtakes, _), (.goes, nil), (.goesBesideReads, nil): return index
      case (.goes, let documents?) where documents.isDisjoint(with: named): return index
      case (.goesBesideReads, let documents?) where documents.isDisjoint(with: changed):
        return index
      case (.goes, let documents?), (.goesBesideReads, let documents?), (.waits, let documents?):
        named.formUnion(documents)
        if !message.readsPage { changed.formUnion(documents) }
      case (.waits, nil):
        isBlocked = true
        return nil
      }
    }
    isBlocked = true
    return nil
  }

  /// Whether a request to close the document or end the session waits.
  func isClosing(_ documentID: String) -> Bool {
    barriers > 0
      || counts[documentID] != nil
        && waiting.contains { $0.arrival.closesDocument && $0.arrival.documentID == documentID }
  }

  /// When the first waiting message arrived that names all documents; `nil` if there is none.
  var barrierTime: Double? {
    barriers > 0 ? waiting.first { $0.documents == nil }?.since : nil
  }

  /// When the longest-waiting request for a document arrived; `nil` if none waits.
  func oldestRequest(for documentID: String) -> Double? {
    guard counts[documentID] != nil else { return nil }
    return waiting.first { $0.isRequest(for: documentID) }?.since
  }

  /// Takes out a document's requests that have waited since `time` or longer.
  mutating func takeRequests(for documentID: String, waitingSince time: Double) -> [Arrival] {
    take { $0.isRequest(for: documentID) && $0.since <= time }
  }

  /// Takes out the waiting requests with this id.
  mutating func take(request id: MessageID) -> [Arrival] { take { $0.arrival.request == id } }

  /// Takes out the waiting messages that preceded the last one taken out.
  mutating func takeEarlier() -> [Arrival] {
    let taken = waiting.prefix(earlier)
    waiting.removeFirst(taken.count)
    for message in taken { forget(message) }
    return taken.map(\.arrival)
  }

  /// Takes out all messages.
  mutating func takeAll() -> [Arrival] {
    defer { self = Backlog() }
    return waiting.map(\.arrival) + fresh.all
  }

  private mutating func take(where isWanted: (Waiting) -> Bool) -> [Arrival] {
    let taken = waiting.filter(isWanted)
    guard !taken.isEmpty else { return [] }
    waiting.removeAll(where: isWanted)
    for message in taken { forget(message) }
    return taken.map(\.arrival)
  }

  private mutating func remove(at index: Int) -> Waiting {
    let message = waiting.remove(at: index)
    forget(message)
    return message
  }

  private mutating func forget(_ message: Waiting) {
    waitingBytes -= message.arrival.cost
    for id in message.documents ?? [] {
      lower(&counts[id])
      if !message.readsPage { lower(&changing[id]) }
    }
    if message.documents == nil { barriers -= 1 }
    reconsider()
  }
}

/// Counts one down; a count of none is missing.
private func lower(_ count: inout Int?) {
  count = count.flatMap { $0 > 1 ? $0 - 1 : nil }
}

extension Backlog.Waiting {
  fileprivate func isRequest(for documentID: String) -> Bool {
    arrival.request != nil && arrival.documentID != nil && documents?.contains(documentID) == true
  }
}
