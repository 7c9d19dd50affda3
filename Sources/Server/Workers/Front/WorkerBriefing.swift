// SPDX-License-Identifier: AGPL-3.0-or-later

/// The messages that bring each new worker's session into the state that the client has set up.
struct WorkerBriefing {
  /// The client's `initialize` request.
  var opening: PendingRequest?
  /// The later requests about the session, in order.
  private(set) var requests: [PendingRequest] = []
  /// The message with the annotations copied last.
  var copied: [UInt8]?
  /// The message with the user's signatures, if no file stores them.
  var signatures: [UInt8]?

  mutating func note(_ request: PendingRequest) {
    // Only the last of these requests counts.
    if request.method == LogSetLevel.name { requests.removeAll { $0.method == LogSetLevel.name } }
    requests.append(request)
  }
}
