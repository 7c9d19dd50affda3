// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC
import Workspace

/// While a large edit is made in turns, its document is what nobody has asked for: whatever names the
/// document waits, and what the session does by itself leaves the document alone.
extension Session {
  /// Keeps a message back that names a document which is changed in part; whether it did.
  func holdsBack(_ arrival: Arrival) -> Bool {
    let held = heldDocuments
    guard !held.isEmpty || !heldMessages.isEmpty else { return false }
    let named = documents(of: arrival)
    guard heldMessages.mustWait(named, held: held) else { return false }
    heldMessages.add(.init(documents: named, arrival: arrival))
    return true
  }

  /// The documents that a request has changed in part.
  var heldDocuments: Set<String> {
    jobs.reduce(into: []) { $0.formUnion($1.heldDocuments) }
  }

  /// The documents that are not changed in part.
  var wholeDocuments: [OpenDocument] {
    let held = heldDocuments
    return held.isEmpty ? documents.all : documents.all.filter { !held.contains($0.id) }
  }

  /// The ids of open documents among the params, whatever the members are called.
  func documents(named params: JSONNode) -> Set<String> {
    guard params.kind == .object else { return [] }
    var ids: Set<String> = []
    for member in params.members {
      if let text = member.value.string, documents[text] != nil { ids.insert(text) }
    }
    return ids
  }

  /// The documents that a message has to do with; `nil`: all of them.
  private func documents(of arrival: Arrival) -> Set<String>? {
    switch arrival.content {
    case .request(_, Shutdown.name, _, _, _): nil
    // An exit ends the work that others wait for.
    case .notification(Exit.name, _), .refused: []
    case .request(_, _, let params, _, _), .notification(_, let params):
      params.map(documents(named:)) ?? []
    case .task(let id, _): [id]
    }
  }

  /// Deals with the messages that need not wait any more.
  func releaseMessages() {
    while exitStatus == nil, let arrival = heldMessages.next(held: heldDocuments) {
      admit(arrival)
    }
  }
}
