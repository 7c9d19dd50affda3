// SPDX-License-Identifier: AGPL-3.0-or-later

/// Counts the documents and views that a front's workers have opened. Each worker continues the
/// numbering, so that ids are the same as in a single process.
struct AssignedIDs {
  /// The number of the last document and of the last view.
  private(set) var documents = 0
  private(set) var views = 0
  /// The end of other requests' wait for the next document's id. The document is being opened; the time
  /// is in milliseconds of uptime.
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

  /// Takes back a number if it is still the last one. Its document did not open.
  mutating func giveBack(document: Int) {
    if documents == document { documents -= 1 }
  }

  mutating func giveBack(view: Int) {
    if views == view { views -= 1 }
  }

  /// Makes requests that need the next id wait, at most 250 ms.
  mutating func beginOpening(_ now: Double) { uncertainUntil = now + 250 }

  mutating func endOpening() { uncertainUntil = nil }

  /// Ends the wait if its time is over.
  mutating func endOpening(ifLate now: Double) {
    if let until = uncertainUntil, until <= now { uncertainUntil = nil }
  }
}
