// SPDX-License-Identifier: AGPL-3.0-or-later

import JSONRPC

/// The messages that were read and not worked on yet.
struct Arrivals {
  /// How much may be held, in bytes.
  private static let mostHeld = 32 << 20

  private var fresh = FIFO<Arrival>()
  /// Those that wait for their document, by its id.
  private var held: [String: FIFO<Arrival>] = [:]
  private var heldCost = 0
  /// How many of those end the document.
  private var closing: [String: Int] = [:]

  var isEmpty: Bool { fresh.isEmpty && held.isEmpty }
  var hasFresh: Bool { !fresh.isEmpty }
  /// Whether more may be held.
  var hasRoom: Bool { heldCost < Arrivals.mostHeld }
  var documentsWithHeld: [String] { held.keys.sorted() }

  mutating func add(_ arrival: Arrival) { fresh.append(arrival) }

  mutating func takeFresh() -> Arrival? { fresh.popFirst() }

  mutating func hold(_ arrival: Arrival, for documentID: String, since now: Double) {
    var arrival = arrival
    arrival.heldSince = now
    heldCost += arrival.cost
    if arrival.closesDocument { closing[documentID, default: 0] += 1 }
    held[documentID, default: FIFO()].append(arrival)
  }

  func isHolding(for documentID: String) -> Bool { held[documentID] != nil }

  /// Whether the end of the document is among what waits for it.
  func isClosing(_ documentID: String) -> Bool { closing[documentID] != nil }

  /// When the request was held that waits longest for its document; `nil`: none waits.
  func oldestRequest(for documentID: String) -> Double? {
    held[documentID]?.first { $0.request != nil }?.heldSince
  }

  mutating func takeHeld(for documentID: String) -> Arrival? {
    let first = held[documentID]?.popFirst()
    if let first { forget([first], for: documentID) }
    return first
  }

  /// Takes the requests out that have waited for a document since this time or longer.
  mutating func takeRequests(for documentID: String, heldSince time: Double) -> [Arrival] {
    take(from: documentID) { $0.request != nil && $0.heldSince <= time }
  }

  /// Takes the held requests out that have this id.
  mutating func take(request id: MessageID) -> [Arrival] {
    documentsWithHeld.flatMap { take(from: $0) { $0.request == id } }
  }

  /// Takes everything out.
  mutating func takeAll() -> [Arrival] {
    defer { self = Arrivals() }
    return documentsWithHeld.flatMap { held[$0]?.all ?? [] } + fresh.all
  }

  private mutating func take(
    from documentID: String, where isWanted: (Arrival) -> Bool
  ) -> [Arrival] {
    let taken = held[documentID]?.takeAll(where: isWanted) ?? []
    forget(taken, for: documentID)
    return taken
  }

  private mutating func forget(_ taken: [Arrival], for documentID: String) {
    if held[documentID]?.isEmpty == true { held[documentID] = nil }
    for arrival in taken {
      heldCost -= arrival.cost
      guard arrival.closesDocument, let count = closing[documentID] else { continue }
      closing[documentID] = count > 1 ? count - 1 : nil
    }
  }
}
