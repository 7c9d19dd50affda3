// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import JSONRPC

/// A session for a single request: what `recto call` runs.
public struct OneShot {
  private let clock: @Sendable () -> Int64

  public init(clock: @escaping @Sendable () -> Int64) { self.clock = clock }

  /// The answer: a result's JSON, or an error's.
  public enum Outcome {
    case result(String)
    case failure(String)
  }

  /// Opens the document (as `d1`), where one is named, and makes the request.
  ///
  /// - Throws: ``JSONParseError`` where the params are no JSON, ``EngineError`` without memory.
  public func run(method: String, params: String, open: String?) throws -> Outcome {
    let params = try JSONTree.parse(params)
    let peer = try InProcessPeer(clock: clock)
    var requests: [(String, JSONTree)] = [(Initialize.name, .object([]))]
    if let open {
      requests.append((DocumentOpen.name, .object([.init("path", .string(open))])))
    }
    requests.append((method, params))
    var last: JSONTree = .null
    for (id, request) in requests.enumerated() {
      last = peer.answer(id: id, request.0, request.1)
      if let error = last[member: "error"] { return .failure(error.wireText) }
    }
    return .result((last[member: "result"] ?? .null).wireText)
  }
}
