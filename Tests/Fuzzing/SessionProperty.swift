// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC
import LayerFuzzing
import Scripts
import Server
import Transcripts

/// Each request of a session is answered exactly once, and everything that the server says is what the
/// protocol declares.
///
/// Where the input's first line names a fixture, the session begins with that document open; the rest
/// is what the client sends. No file is touched beside those of the session's own folder.
enum SessionProperty {
  static func problem(with input: [UInt8]) -> String? {
    guard let folder = try? FuzzFolder() else { return "There is no room for a folder." }
    defer { folder.remove() }
    guard
      let peer = try? InProcessPeer(
        clock: { 1_700_000_000 }, isRepeatable: true, temporaryFolder: folder.path,
        // Scripts of arbitrary input need a process, which is not fuzzed.
        scriptEngine: ScriptEngine(.muJS) { nil })
    else { return "There is no memory for a session." }
    var client = CountingClient(peer, folder)
    do throws(Broken) {
      var rest = input[...]
      let line = String(decoding: input.prefix { $0 != 0x0A }, as: UTF8.self)
      if FuzzFolder.fixtures.contains(line) {
        rest = rest.dropFirst(line.utf8.count + 1)
        try client.open(line)
      }
      var reader = FrameReader(limit: 1 << 20)
      for case .frame(let frame) in reader.feed(Array(rest)) + reader.finish() {
        try client.send(frame)
      }
      try client.end()
      return nil
    } catch {
      return error.what
    }
  }
}

/// A client that keeps account of what it asked and what was answered.
private struct CountingClient {
  private let peer: InProcessPeer
  private let folder: FuzzFolder
  /// The methods of the requests without an answer, by their ids as JSON.
  private var open: [String: [String?]] = [:]
  private var mayHaveEnded = false

  init(_ peer: InProcessPeer, _ folder: FuzzFolder) {
    self.peer = peer
    self.folder = folder
  }

  mutating func open(_ fixture: String) throws(Broken) {
    let call = #"{"jsonrpc":"2.0","id":"%","method":"#
    try send(Array("\(call)\"initialize\",\"params\":{\"options\":{\"author\":\"Ann\"}}}".utf8))
    let path = JSONTree.string(fixture).wireText
    try send(Array("\(call)\"document/open\",\"params\":{\"path\":\(path)}}".utf8))
  }

  mutating func send(_ frame: [UInt8]) throws(Broken) {
    let frame = folder.confined(frame)
    let incoming = Incoming(frame: frame)
    for item in incoming.items {
      switch item {
      case .message(.request(let id, let method, _)):
        open[id.wireText, default: []].append(method)
        mayHaveEnded = mayHaveEnded || method == "exit"
      case .message(.notification(let method, _)):
        mayHaveEnded = mayHaveEnded || method == "exit"
      case .refused(let id, _): open[id?.wireText ?? "null", default: []].append(nil)
      case .message(.response), .ignored: break
      }
    }
    peer.send(frame)
    try listen()
  }

  /// What still waits for an answer from the client, goes on without.
  mutating func end() throws(Broken) {
    // The patience with one question may be followed by another one's.
    for _ in 0..<20 where open.contains(where: { !$0.value.isEmpty }) {
      peer.pass(milliseconds: 60_000)
      try listen()
    }
    let left = open.filter { !$0.value.isEmpty }
    try expect(mayHaveEnded || left.isEmpty, "Not answered: \(left)")
  }

  private mutating func listen() throws(Broken) {
    while let bytes = peer.receive() {
      guard let root = try? JSONDocument.parse(bytes).root else {
        throw Broken("No JSON: \(String(decoding: bytes, as: UTF8.self))")
      }
      try expect(!bytes.contains(0x0A), "A line end in \(String(decoding: bytes, as: UTF8.self))")
      if root.kind == .array {
        for element in root.elements { try take(element) }
      } else {
        try take(root)
      }
    }
  }

  private mutating func take(_ message: JSONNode) throws(Broken) {
    let text = JSONTree(message).wireText
    try expect(message[member: "jsonrpc"]?.string == "2.0", "No JSON-RPC: \(text)")
    if let method = message[member: "method"]?.string {
      guard let type = Declarations.params[method], let params = message[member: "params"] else {
        throw Broken("Not declared: \(text)")
      }
      return try check(type, params, text)
    }
    let id = message[member: "id"].map { JSONTree($0).wireText } ?? ""
    guard let methods = open[id], !methods.isEmpty else {
      throw Broken("Answers nothing that is open: \(text)")
    }
    // Requests under one id may be answered in any order.
    if let error = message[member: "error"] {
      let kind = try kind(ofError: error, text)
      let fitting = methods.firstIndex { method in
        guard let method else { return true }
        return (Declarations.errors[method] ?? Declarations.ofNoMethod).contains(kind)
      }
      guard let fitting else { throw Broken("No error of \(methods): \(text)") }
      open[id]?.remove(at: fitting)
      return
    }
    let result = message[member: "result"]
    let fitting = methods.firstIndex { method in
      guard let result, let type = method.flatMap({ Declarations.results[$0] }) else {
        return false
      }
      return (try? check(type, result, text)) != nil
    }
    guard let fitting else { throw Broken("No result of \(methods): \(text)") }
    open[id]?.remove(at: fitting)
  }

  private func check(
    _ type: any WrittenRecord.Type, _ node: JSONNode, _ text: String
  ) throws(Broken) {
    if let fault = type.wireType.fault(of: node) { throw Broken("\(fault) in \(text)") }
  }

  private func kind(ofError node: JSONNode, _ text: String) throws(Broken) -> ErrorKind {
    guard let error = try? node.read(as: RPCError.self), let kind = error.kind else {
      throw Broken("An error of no kind: \(text)")
    }
    try expect(error.code == kind.code, "The code is not the kind's: \(text)")
    try expect(!error.message.isEmpty, "An error without a sentence: \(text)")
    try expect(kind != .internalError, "The server failed: \(text)")
    return kind
  }
}
