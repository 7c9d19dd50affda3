// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// The messages that bring a new worker's session up to date. The client has set up that state.
struct WorkerBriefing {
  /// The client's `initialize` request.
  var opening: PendingRequest?
  /// The later requests about the session, in order, without those about rules.
  var requests: [PendingRequest] { noted.map(\.request) }
  /// The client's rules of the session.
  private(set) var rules = KeptSettings()
  /// The message with the annotations copied last.
  var copied: [UInt8]?
  /// The message with the user's signatures, if no file stores them.
  var signatures: [UInt8]?

  /// The requests with the tools that they register.
  private var noted: [(request: PendingRequest, tool: String?)] = []

  /// Notes a request that has succeeded, or the removal of a tool.
  mutating func note(_ request: PendingRequest, _ params: JSONTree, _ result: JSONTree) {
    switch request.method {
    case let method where KeptSettings.keeps(method): rules.note(method, params, result)
    case ToolUnregister.name: forget(tool: params[member: "id"]?.string)
    case ToolRegister.name:
      let tool = params[member: "id"]?.string
      forget(tool: tool)
      noted.append((request, tool))
    case LogSetLevel.name:
      // Only the last of these requests counts.
      noted.removeAll { $0.request.method == LogSetLevel.name }
      noted.append((request, nil))
    default: noted.append((request, nil))
    }
  }

  private mutating func forget(tool: String?) {
    noted.removeAll { $0.tool != nil && $0.tool == tool }
  }
}
