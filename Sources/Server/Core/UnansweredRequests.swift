// SPDX-License-Identifier: AGPL-3.0-or-later

/// The requests that have no answer yet, each with what answers it as cancelled.
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

  /// What answers each request as cancelled, in the order in which the requests came.
  var cancelling: [() -> Void] { cancels.sorted { $0.key < $1.key }.map(\.value) }
}
