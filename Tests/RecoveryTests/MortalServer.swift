// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON

/// The real server, spoken to over pipes, with a document open as `d1`; it can be killed.
final class MortalServer {
  private(set) var opened: JSONTree = .null
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var received: [UInt8] = []
  private var sent = 0
  /// The methods of the notifications that came, in order.
  private(set) var seen: [String] = []
  private var kept: [JSONTree] = []

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// - Parameter blocks: the most KiB that a file may have, as on a disk that is nearly full.
  init(
    state: URL, opening file: URL, recovery: String = "apply", password: String? = nil,
    options: JSONTree = [:], blocks: Int? = nil
  ) throws {
    signal(SIGPIPE, SIG_IGN)
    process.executableURL = MortalServer.executable
    process.arguments = ["--state-directory", state.path]
    if let blocks {
      // No file can become longer than so many blocks of 1024 bytes.
      process.executableURL = URL(filePath: "/bin/bash")
      process.arguments = [
        "-c", "ulimit -f \(blocks); exec \"$0\" --state-directory \"$1\"",
        MortalServer.executable.path, state.path,
      ]
    }
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    _ = try result("initialize", ["options": options])
    let params: JSONTree = [
      "path": .string(file.path), "recovery": .string(recovery),
      "password": password.map { .string($0) } ?? .null,
    ]
    opened = try result("document/open", params)
  }

  deinit { kill() }

  /// Makes a request, and waits for its result.
  func result(_ method: String, _ params: JSONTree) throws -> JSONTree {
    try send([(method, params)])
    while let message = try nextMessage() {
      guard message[member: "id"]?.integer == Int64(sent) else { continue }
      if let result = message[member: "result"] { return result }
      throw Failure(description: "\(method): \(message.wireText)")
    }
    throw Failure(description: "\(method) was not answered")
  }

  /// The params of the next notification of a method; `nil` where the server died.
  func notification(_ method: String) throws -> JSONTree? {
    while true {
      if let place = kept.firstIndex(where: { $0[member: "method"]?.string == method }) {
        return kept.remove(at: place)[member: "params"]
      }
      guard try nextMessage() != nil else { return nil }
    }
  }

  /// Sends requests at once.
  func send(_ requests: [(String, JSONTree)]) throws {
    var text = ""
    for (method, params) in requests {
      sent += 1
      let request: JSONTree = [
        "jsonrpc": "2.0", "id": .integer(Int64(sent)), "method": .string(method), "params": params,
      ]
      text += request.wireText + "\n"
    }
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
  }

  /// Waits for so many replies.
  ///
  /// - Returns: how many came; fewer where the server died.
  func replies(_ count: Int) throws -> Int {
    var seen = 0
    while seen < count, let message = try nextMessage() {
      guard message[member: "id"] != nil else { continue }
      guard message[member: "result"] != nil else { throw Failure(description: message.wireText) }
      seen += 1
    }
    return seen
  }

  /// - Returns: the signal that the server died of: this one, unless it had crashed.
  @discardableResult
  func kill() -> Int32 {
    if process.isRunning { Foundation.kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    return process.terminationReason == .uncaughtSignal ? process.terminationStatus : 0
  }

  /// `nil` when the server is gone and all that it wrote was read.
  private func nextMessage() throws -> JSONTree? {
    while true {
      if let end = received.firstIndex(of: UInt8(ascii: "\n")) {
        let line = Array(received[..<end])
        received.removeSubrange(...end)
        let message = try JSONTree.parse(String(decoding: line, as: UTF8.self))
        if let method = message[member: "method"]?.string {
          seen.append(method)
          kept.append(message)
        }
        return message
      }
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { return nil }
      received += data
    }
  }

  /// Beside the bundle of the tests, where SwiftPM puts both.
  static var executable: URL {
    let bundle = Bundle.allBundles.map(\.bundleURL).first { $0.pathExtension == "xctest" }
    return (bundle ?? URL(filePath: CommandLine.arguments[0]))
      .deletingLastPathComponent().appending(path: "recto")
  }
}
