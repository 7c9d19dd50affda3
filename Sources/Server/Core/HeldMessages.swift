// SPDX-License-Identifier: AGPL-3.0-or-later

import JSONRPC

/// Messages that wait until documents are whole again which a large edit has changed in part.
///
/// Messages that name the same document stay in order; others overtake them.
struct HeldMessages {
  struct Message {
    /// The documents that it names; `nil`: it has to do with all of them.
    let documents: Set<String>?
    let arrival: Arrival
  }

  private var waiting: [Message] = []

  var isEmpty: Bool { waiting.isEmpty }

  /// Whether a message that comes now has to wait.
  ///
  /// - Parameter held: the documents that are changed in part.
  func mustWait(_ documents: Set<String>?, held: Set<String>) -> Bool {
    guard let documents else { return !held.isEmpty || !waiting.isEmpty }
    if !documents.isDisjoint(with: held) { return true }
    return waiting.contains { $0.documents?.isDisjoint(with: documents) != true }
  }

  mutating func add(_ message: Message) { waiting.append(message) }

  /// Takes out the first message that need not wait any more, or whose request was cancelled.
  mutating func next(held: Set<String>) -> Arrival? {
    var before: Set<String> = held
    for (index, message) in waiting.enumerated() {
      if message.arrival.flag?.cause != nil { return waiting.remove(at: index).arrival }
      guard let documents = message.documents else {
        return index == 0 && held.isEmpty ? waiting.remove(at: 0).arrival : nil
      }
      if documents.isDisjoint(with: before) { return waiting.remove(at: index).arrival }
      before.formUnion(documents)
    }
    return nil
  }

  /// Takes everything out.
  mutating func takeAll() -> [Arrival] {
    defer { waiting = [] }
    return waiting.map(\.arrival)
  }
}
