// SPDX-License-Identifier: AGPL-3.0-or-later

/// The documents of a front, and the files it no longer opens.
struct HostedDocuments {
  /// The number of workers that a file may crash before refusal.
  static let mostCrashes = 3

  private var byID: [String: HostedDocument] = [:]
  /// The reasons why documents were given up, by id.
  private var refusals: [String: String] = [:]
  /// The number of workers that each file has crashed, by its key.
  private var crashes: [String: Int] = [:]

  subscript(id: String) -> HostedDocument? { byID[id] }

  var all: Dictionary<String, HostedDocument>.Values { byID.values }

  /// The open documents, in the order in which they were opened.
  var inOrder: [HostedDocument] { all.filter(\.isOpen).sorted { $0.number < $1.number } }

  /// The size of all waiting requests, in bytes.
  var waitingBytes: Int { all.reduce(0) { $0 + $1.waitingBytes } }

  func contains(_ document: HostedDocument) -> Bool { byID[document.id] === document }

  mutating func add(_ document: HostedDocument) { byID[document.id] = document }

  mutating func remove(_ document: HostedDocument) { byID[document.id] = nil }

  mutating func removeAll() { byID = [:] }

  /// Gives up a document, and keeps the reason for later requests.
  mutating func refuse(_ document: HostedDocument, _ why: String) {
    byID[document.id] = nil
    refusals[document.id] = why
  }

  /// Why a document was given up; `nil` if it was not.
  func refusal(of id: String) -> String? { refusals[id] }

  mutating func noteCrash(of key: String) { crashes[key, default: 0] += 1 }

  func hasCrashed(_ key: String) -> Bool { crashes[key] != nil }

  /// Whether a file is refused because of too many crashes.
  func crashesTooOften(_ key: String) -> Bool {
    crashes[key, default: 0] >= HostedDocuments.mostCrashes
  }
}
