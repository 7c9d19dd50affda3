// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC

/// A message, or work caused by a message, that awaits handling. The message is one from the client.
struct Arrival {
  enum Content {
    case request(MessageID, String, JSONNode?, CancellationFlag, ReplySlot)
    case notification(String, JSONNode?)
    /// An invalid message, to be answered with an error.
    case refused(MessageID?, RPCError, ReplySlot)
    /// Work on a document.
    case task(String, () -> Void)
  }

  let content: Content
  /// The cost in bytes.
  let cost: Int
  /// The number of the front's request, from 1; `nil` for anything else.
  let place: Int?

  init(_ content: Content, cost: Int, place: Int? = nil) {
    (self.content, self.cost, self.place) = (content, cost, place)
  }

  var method: String? {
    switch content {
    case .request(_, let method, _, _, _), .notification(let method, _): method
    case .refused, .task: nil
    }
  }

  var documentID: String? {
    switch content {
    case .request(_, _, let params, _, _), .notification(_, let params):
      params?[member: "documentId"]?.string
    case .task(let id, _): id
    case .refused: nil
    }
  }

  var closesDocument: Bool { method == DocumentClose.name }

  /// The cancellation flag of a request; `nil` for anything else.
  var flag: CancellationFlag? {
    if case .request(_, _, _, let flag, _) = content { flag } else { nil }
  }

  /// The request's id; `nil` for anything else.
  var request: MessageID? {
    if case .request(let id, _, _, _, _) = content { id } else { nil }
  }
}
