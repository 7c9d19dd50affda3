// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON

/// The real server over pipes, whose workers can be killed and stopped.
final class FrontedServer {
  /// Its notifications so far.
  private(set) var notifications: [JSONTree] = []
  /// The answers so far, each to a request that had none.
  private(set) var answers: [Int: JSONTree] = [:]
  /// The ids that were answered twice.
  private(set) var answeredTwice: [Int] = []
  /// Answers the server's requests; `nil`: they stay without answer.
  var reply: (JSONTree) -> JSONTree? = { _ in nil }
  let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var received: [UInt8] = []
  /// How much of it was searched for the end of a line.
  private var searched = 0
  private var sent = 0

  /// - Parameters:
  ///   - temporary: for what is there for a moment; the system's folder unless given.
  ///   - isStrict: whether the server refuses members that a request does not have.
  init(
    state: URL, temporary: URL? = nil, _ arguments: [String] = [],
    options: JSONTree = [:], isStrict: Bool = false
  ) throws {
    signal(SIGPIPE, SIG_IGN)
    process.executableURL = MortalServer.executable
    process.arguments =
      ["--state-directory", state.path, "--cache-directory", ""] + arguments
    // A crash on purpose need not be looked into.
    process.environment = ProcessInfo.processInfo.environment
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    if let temporary { process.environment?["TMPDIR"] = temporary.path }
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    _ = try request("initialize", ["options": options, "strict": .bool(isStrict)])
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }

  /// Sends a request, and returns its id.
  @discardableResult func send(_ method: String, _ params: JSONTree) throws -> Int {
    sent += 1
    let request: JSONTree = [
      "jsonrpc": "2.0", "id": .integer(Int64(sent)), "method": .string(method), "params": params,
    ]
    try write(request.wireText + "\n")
    return sent
  }

  func write(_ text: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
  }

  /// Waits for the answer to a request: its result, or its error.
  func answer(_ id: Int) throws -> JSONTree {
    while answers[id] == nil {
      guard let message = try nextMessage() else {
        throw MortalServer.Failure(description: "\(id) was not answered")
      }
      try take(message)
    }
    return answers[id] ?? .null
  }

  func request(_ method: String, _ params: JSONTree) throws -> JSONTree {
    try answer(try send(method, params))
  }

  /// The process of a document.
  func worker(of document: String) throws -> pid_t {
    guard case .array(let workers)? = try request("server/status", [:])[member: "workers"],
      let worker = workers.first(where: { $0[member: "documentId"]?.string == document }),
      let identifier = worker[member: "processId"]?.integer
    else { throw MortalServer.Failure(description: "\(document) has no worker") }
    return pid_t(identifier)
  }

  /// Ends what the server reads, what it writes, or both.
  func hangUp(input: Bool, output: Bool) throws {
    if input { try self.input.fileHandleForWriting.close() }
    if output { try self.output.fileHandleForReading.close() }
  }

  var inputDescriptor: Int32 { input.fileHandleForWriting.fileDescriptor }

  private func take(_ message: JSONTree) throws {
    guard let id = message[member: "id"] else { return notifications.append(message) }
    if message[member: "method"] != nil {
      if let result = reply(message) {
        let answer: JSONTree = ["jsonrpc": "2.0", "id": id, "result": result]
        try write(answer.wireText + "\n")
      }
      return
    }
    let number = Int(id.integer ?? 0)
    if answers[number] != nil { answeredTwice.append(number) }
    answers[number] = message[member: "result"] ?? message[member: "error"] ?? .null
  }

  /// `nil` when the server is gone and all that it wrote was read.
  private func nextMessage() throws -> JSONTree? {
    while true {
      if let end = received[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = Array(received[..<end])
        received.removeSubrange(...end)
        searched = 0
        return try JSONTree.parse(String(decoding: line, as: UTF8.self))
      }
      searched = received.count
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { return nil }
      received += data
    }
  }
}

extension JSONTree {
  /// The kind of an error.
  var kind: String? { self[member: "data"]?[member: "kind"]?.string }

  var elements: [JSONTree] { if case .array(let elements) = self { elements } else { [] } }
}
