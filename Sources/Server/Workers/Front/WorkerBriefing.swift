// SPDX-License-Identifier: AGPL-3.0-or-later

/// What each new worker is told, so that its session is as the client has made it.
struct WorkerBriefing {
  /// `initialize` as the client sent it.
  var opening: PendingRequest?
  /// The requests about the session that came after it, in their order.
  private(set) var requests: [PendingRequest] = []
  /// The message that tells what was copied last.
  var copied: [UInt8]?
  /// The message that tells the user's signatures, if no file keeps them.
  var signatures: [UInt8]?

  mutating func note(_ request: PendingRequest) {
    // Only the last of them counts.
    if request.method == LogSetLevel.name { requests.removeAll { $0.method == LogSetLevel.name } }
    requests.append(request)
  }
}
