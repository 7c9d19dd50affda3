// SPDX-License-Identifier: AGPL-3.0-or-later

/// Counts the documents and views that the workers of a front have opened. Each worker continues the
/// numbering, so that ids are the same as in a single process.
struct AssignedIDs {
  /// The number of the last document and of the last view.
  private(set) var documents = 0
  private(set) var views = 0
  /// The time until which other requests wait for the id of the document being opened, in
  /// milliseconds of uptime.
  private var uncertainUntil: Double?

  /// Whether the next id depends on a pending answer.
  var areUncertain: Bool { uncertainUntil != nil }

  mutating func nextDocument() -> Int {
    documents += 1
    return documents
  }

  mutating func nextView() -> Int {
    views += 1
    return views
  }

  /// Takes back the number of a document that did not open, if it is still the last one.
  mutating func giveBack(document: Int) {
    if documents == document { documents -= 1 }
  }

  mutating func giveBack(view: Int) {
    if views == view { views -= 1 }
  }

  /// Makes requests that need the next id wait, for 250 ms at most.
  mutating func beginOpening(_ now: Double) { uncertainUntil = now + 250 }

  mutating func endOpening() { uncertainUntil = nil }

  /// Ends the wait if its time is over.
  mutating func endOpening(ifLate now: Double) {
    if let until = uncertainUntil, until <= now { uncertainUntil = nil }
  }
}
