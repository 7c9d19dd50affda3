// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import Workspace

/// Decides which messages wait for a document. No other code decides this.
///
/// While a document waits for an answer of the client, only the messages that ``DialogueRule`` allows
/// are handled. While a large edit has half changed a document, no message is handled that could show
/// the intermediate state, and the session's own idle work leaves the document alone.
extension Session {
  /// Whether a message can be handled now.
  func judgement(_ message: Backlog.Waiting) -> Backlog.Judgement {
    let held = heldDocuments
    guard let named = message.documents else {
      return held.isEmpty && mayEnd(since: message.since) ? .goes : .waits
    }
    let arrival = message.arrival
    guard held.isDisjoint(with: named) else {
      return readsWholePage(message, named) ? .goesBesideReads : .waits
    }
    guard arrival.documentID != nil else { return .goes }
    let asked = named.filter(client.isAsked).compactMap { documents[$0] }
    guard !asked.isEmpty else { return .goes }
    guard let method = arrival.method,
      asked.allSatisfy({ DialogueRule.allows(method, about: $0, asked: client.questions) })
    else { return .waits }
    return .overtakes
  }

  /// Whether a `shutdown` can be handled that came at a time: once the requests before it are answered, or
  /// have had long enough. A front has waited for its workers already.
  private func mayEnd(since time: Double) -> Bool {
    world.worker != nil || requests.unanswered.isEmpty
      || world.uptime() >= time + Session.endPatience
  }

  /// Whether a message only draws or reads a page without a lock. A large edit locks pages.
  private func readsWholePage(_ message: Backlog.Waiting, _ named: Set<String>) -> Bool {
    guard message.readsPage, named.count == 1,
      case .request(_, _, let params?, _, _) = message.arrival.content,
      let page = params[member: "pageIndex"]?.integer.flatMap({ Int(exactly: $0) }), page >= 0
    else { return false }
    return requests.jobs.allSatisfy {
      $0.documents.isDisjoint(with: named) || $0.hold().frees(page: page)
    }
  }

  /// The documents that are half changed by a request.
  var heldDocuments: Set<String> {
    requests.jobs.reduce(into: []) { $0.formUnion($1.heldDocuments) }
  }

  /// The documents that are not half changed.
  var wholeDocuments: [OpenDocument] {
    let held = heldDocuments
    return held.isEmpty ? documents.all : documents.all.filter { !held.contains($0.id) }
  }

  /// The ids of the params' documents, whatever the members are called. The documents are open or being
  /// opened.
  func documents(named params: JSONNode) -> Set<String> {
    guard params.kind == .object else { return [] }
    let coming = documents.idsToCome
    var ids: Set<String> = []
    for member in params.members {
      // An id is short. Other strings may be whole files.
      guard let text = member.value.string(ofAtMost: 64) else { continue }
      if documents[text] != nil || coming.contains(text) { ids.insert(text) }
    }
    return ids
  }

  /// The documents that a message concerns; `nil`: all of them.
  func documents(of arrival: Arrival) -> Set<String>? {
    switch arrival.content {
    case .request(_, Shutdown.name, _, _, _): nil
    // An exit ends the work that others wait for.
    case .notification(Exit.name, _), .refused: []
    // `worker/begin` sets the ids of the next document and view.
    case .request(_, WorkerBegin.name, _, _, _), .notification(WorkerBegin.name, _):
      documents.idsToCome.union(documents.all.map(\.id))
    case .request(_, _, let params, _, _), .notification(_, let params):
      params.map(documents(named:)) ?? []
    case .task(let id, _): [id]
    }
  }
}
