// SPDX-License-Identifier: AGPL-3.0-or-later

/// The requests without an answer, each with a function that answers it as cancelled.
struct UnansweredRequests {
  private var cancels: [Int: () -> Void] = [:]
  private var taken = 0

  var isEmpty: Bool { cancels.isEmpty }

  /// A number for a new request, larger than those before.
  mutating func newNumber() -> Int {
    taken += 1
    return taken
  }

  mutating func add(_ number: Int, cancel: @escaping () -> Void) { cancels[number] = cancel }

  mutating func remove(_ number: Int) { cancels[number] = nil }

  /// The functions that answer the requests as cancelled, in the order of the requests.
  var cancelling: [() -> Void] { cancels.sorted { $0.key < $1.key }.map(\.value) }
}
