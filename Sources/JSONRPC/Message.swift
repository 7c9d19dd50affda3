// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// A JSON-RPC 2.0 message. Its nodes keep their document alive.
public enum Message: Sendable {
  /// `params` is an object, or `nil` for none.
  case request(id: MessageID, method: String, params: JSONNode?)
  case notification(method: String, params: JSONNode?)
  /// The answer to a request of ours; the id is `nil` if it could not be determined.
  case response(id: MessageID?, Result<JSONNode, RPCError>)

  /// The id of the request that a `$/cancelRequest` cancels.
  public var cancelledID: MessageID? {
    guard case .notification("$/cancelRequest", let params?) = self else { return nil }
    return try? params.read("id")
  }
}
