// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// A JSON-RPC 2.0 message. Its nodes keep the document alive in which they are.
public enum Message: Sendable {
  /// `params` is an object, or `nil` for none.
  case request(id: MessageID, method: String, params: JSONNode?)
  case notification(method: String, params: JSONNode?)
  /// The answer to a request of ours; without an id when it could not be told.
  case response(id: MessageID?, Result<JSONNode, RPCError>)

  /// The request that a `$/cancelRequest` wants cancelled.
  public var cancelledID: MessageID? {
    guard case .notification("$/cancelRequest", let params?) = self else { return nil }
    return try? params.read("id")
  }
}
