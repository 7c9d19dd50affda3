// SPDX-License-Identifier: AGPL-3.0-or-later

/// The documents of a front, and the files that it opens no more.
struct HostedDocuments {
  /// How often a file may bring down a worker.
  static let mostCrashes = 3

  private var byID: [String: HostedDocument] = [:]
  /// Why documents were given up.
  private var refusals: [String: String] = [:]
  /// How often a file, by its key, has brought down a worker.
  private var crashes: [String: Int] = [:]

  subscript(id: String) -> HostedDocument? { byID[id] }

  var all: Dictionary<String, HostedDocument>.Values { byID.values }

  /// Those that are open, in the order in which they were opened.
  var inOrder: [HostedDocument] { all.filter(\.isOpen).sorted { $0.number < $1.number } }

  /// The size of all requests that wait, in bytes.
  var waitingBytes: Int { all.reduce(0) { $0 + $1.waitingBytes } }

  func contains(_ document: HostedDocument) -> Bool { byID[document.id] === document }

  mutating func add(_ document: HostedDocument) { byID[document.id] = document }

  mutating func remove(_ document: HostedDocument) { byID[document.id] = nil }

  mutating func removeAll() { byID = [:] }

  /// Gives a document up, and keeps the reason for requests that still come.
  mutating func refuse(_ document: HostedDocument, _ why: String) {
    byID[document.id] = nil
    refusals[document.id] = why
  }

  /// Why a document was given up; `nil` if it was not.
  func refusal(of id: String) -> String? { refusals[id] }

  mutating func noteCrash(of key: String) { crashes[key, default: 0] += 1 }

  func hasCrashed(_ key: String) -> Bool { crashes[key] != nil }

  /// Whether a file is not opened any more.
  func crashesTooOften(_ key: String) -> Bool {
    crashes[key, default: 0] >= HostedDocuments.mostCrashes
  }
}
