// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC
import Workspace

/// While a large edit is made in turns, its document is what nobody has asked for: whatever names the
/// document waits, and what the session does by itself leaves the document alone.
extension Session {
  /// Deals with a request, at once or when its documents are whole again.
  func take(
    _ id: MessageID, _ method: String, _ params: JSONNode?, _ flag: CancellationFlag,
    _ slot: ReplySlot
  ) {
    let run = { [unowned self] in request(id, method, params, flag, slot) }
    let held = heldDocuments
    guard !held.isEmpty || !heldMessages.isEmpty else { return run() }
    let named = documents(of: method, params)
    guard heldMessages.mustWait(named, held: held) else { return run() }
    heldMessages.add(
      .init(documents: named, flag: flag, run: run) { [cancellations] in
        cancellations.finish(id, flag)
        slot.answer(Outgoing.error(id, .cancelled))
      })
  }

  /// Deals with a notification, at once or when its documents are whole again.
  func take(_ method: String, _ params: JSONNode?) {
    let run = { [unowned self] in notification(method, params) }
    let held = heldDocuments
    guard !held.isEmpty || !heldMessages.isEmpty else { return run() }
    // An exit ends the work that others wait for.
    let named = method == Exit.name ? [] : documents(of: method, params)
    guard heldMessages.mustWait(named, held: held) else { return run() }
    heldMessages.add(.init(documents: named, flag: nil, run: run, cancel: {}))
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
  func documents(of method: String, _ params: JSONNode?) -> Set<String>? {
    if method == Shutdown.name { return nil }
    return params.map(documents(named:)) ?? []
  }

  /// Deals with the messages that need not wait any more.
  func releaseMessages() {
    while exitStatus == nil, let message = heldMessages.next(held: heldDocuments) { message.run() }
  }
}
