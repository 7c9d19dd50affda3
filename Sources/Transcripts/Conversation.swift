// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import System

/// The client's side of a session. It adds ids to requests, and removes ids from received messages.
struct Conversation {
  private(set) var problems: [Problem] = []
  private let session: TranscriptSession
  private var requestCount: Int64 = 0
  /// The client's unanswered requests, with their lines.
  private var open: [(id: JSONTree, line: Int)] = []
  /// The ids of the server's unanswered requests.
  private var asked: [JSONTree] = []
  /// The names of the shared memory that the server delivered.
  private var delivered: Set<String> = []

  init(in session: TranscriptSession) { self.session = session }

  /// Sends a message of the transcript.
  mutating func say(_ message: BareMessage, line: Int) {
    switch (message.kind, message.json) {
    case (.call(let method), let params):
      if session.isNotification(method) {
        send([.init("method", .string(method))] + member("params", params))
      } else {
        requestCount += 1
        request(.integer(requestCount), method, params, line: line)
      }
    case (.result, .array(let batch)?):
      session.peer.send(session.placeholders.filled(.array(batch)).wireBytes)
    case (.result, let json): answer("result", json, to: message.answered, line: line)
    case (.error, let json): answer("error", json, to: message.answered, line: line)
    }
  }

  /// Receives all messages until the server has nothing more to send.
  mutating func listen(line: Int) -> [BareMessage] {
    hear(line: line).compactMap { utterance(of: $0, line: line) }
  }

  /// Sends a request that the transcript does not show. Returns whether it got a result.
  mutating func imply(_ method: String, _ params: JSONTree, line: Int) -> Bool {
    let id = JSONTree.string("implied \(method)")
    request(id, method, params, line: line)
    var isDone = false
    for message in hear(line: line) {
      if message[member: "id"] == id, message[member: "method"] == nil {
        isDone = message[member: "result"] != nil
        if let error = message[member: "error"] {
          report(
            "The implied \(method) failed: \(session.placeholders.restored(error).wireText)", line)
        }
      }
      _ = utterance(of: message, line: line)
    }
    return isDone
  }

  /// Creates a folder as if another program did.
  mutating func makeFolder(_ path: String, _ lines: ClosedRange<Int>) {
    do throws(TranscriptError) {
      try FileReplacement.makeFolder(session.placeholders.filled(path))
    } catch {
      report("\(error)", lines.lowerBound)
    }
  }

  /// Replaces a file by a copy of another one. The server sees it as the work of another program. No
  /// time passes.
  mutating func replace(_ old: String, by new: String, _ lines: ClosedRange<Int>) {
    let paths = session.placeholders
    do throws(TranscriptError) {
      try FileReplacement.make(
        of: paths.filled(old), by: paths.filled(new), time: TranscriptSession.clock)
      session.peer.pass(milliseconds: 0)
    } catch {
      report("\(error)", lines.lowerBound)
    }
  }

  /// Reports unanswered requests, and removes delivered shared memory. A client does the latter, too.
  mutating func end() {
    for name in delivered { shm_unlink(name) }
    for (_, line) in open { report("The server did not answer this request.", line) }
  }

  private mutating func request(_ id: JSONTree, _ method: String, _ params: JSONTree?, line: Int) {
    open.append((id, line))
    send([.init("id", id), .init("method", .string(method))] + member("params", params))
  }

  /// - Parameter answered: the id of the request as JSON; `nil` for the latest request.
  private mutating func answer(_ name: String, _ json: JSONTree?, to answered: String?, line: Int) {
    let place = asked.lastIndex { answered == nil || $0.wireText == answered }
    guard let id = place.map({ asked.remove(at: $0) }) else {
      return report("There is no open request of the server to answer.", line)
    }
    send([.init("id", id), .init(name, json ?? .null)])
  }

  private func member(_ name: String, _ value: JSONTree?) -> [JSONTree.Member] {
    value.map { [.init(name, $0)] } ?? []
  }

  private func send(_ members: [JSONTree.Member]) {
    let message = JSONTree.object([.init("jsonrpc", "2.0")] + members)
    session.peer.send(session.placeholders.filled(message).wireBytes)
  }

  private mutating func hear(line: Int) -> [JSONTree] {
    var messages: [JSONTree] = []
    while let bytes = session.peer.receive() {
      do {
        messages.append(JSONTree(try JSONDocument.parse(bytes).root))
      } catch {
        let text = RawBytes.escaped(bytes)
        report("The server sent invalid JSON (\(error)): \(text)", line)
      }
    }
    return messages
  }

  private mutating func utterance(of message: JSONTree, line: Int) -> BareMessage? {
    if case .array = message { return BareMessage(.result, shown(message)) }
    let id = message[member: "id"]
    if let method = message[member: "method"]?.string, message[member: "jsonrpc"] == "2.0" {
      if let id { asked.append(id) }
      return BareMessage(.call(method: method), message[member: "params"].map(shown))
    }
    let (result, error) = (message[member: "result"], message[member: "error"])
    guard let id, message[member: "jsonrpc"] == "2.0", (result == nil) != (error == nil) else {
      report("The server sent a message that is not JSON-RPC 2.0: \(shown(message).wireText)", line)
      return nil
    }
    if let name = result?[member: "sharedMemory"]?[member: "name"]?.string {
      delivered.insert(name)
    }
    let isNext = open.first?.id == id
    open.removeAll { $0.id == id }
    return BareMessage(
      error == nil ? .result : .error, (error ?? result).map(shown),
      answered: isNext ? nil : id.wireText)
  }

  private func shown(_ json: JSONTree) -> JSONTree {
    session.placeholders.restored(json.withDigests)
  }

  private mutating func report(_ message: String, _ line: Int) {
    problems.append(.at(line, message))
  }
}
