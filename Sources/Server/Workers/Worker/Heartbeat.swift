// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC

/// A worker's sign of life. The reading thread answers it even while the main thread is busy.
struct Heartbeat: Sendable {
  static let name = "worker/beat"

  let outlet: MessageOutput

  /// Answers a heartbeat of the front; returns `false` for any other message.
  func answer(_ incoming: Incoming) -> Bool {
    guard !incoming.isBatch,
      case .message(.notification(Heartbeat.name, let params))? = incoming.items.first
    else { return false }
    let number = params?[member: "number"]?.integer ?? 0
    outlet.send(Framing.lsp.wrap(Heartbeat.message(Int(number))))
    return true
  }

  static func message(_ number: Int) -> [UInt8] {
    Outgoing.notification(name, JSONTree.object([.init("number", .integer(Int64(number)))]))
  }
}
