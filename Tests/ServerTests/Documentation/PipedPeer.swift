// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import Transcripts

/// A server in a process of its own, as the other side of a transcript. It has the time that it has:
/// what it says by itself after an answer is heard later than in a transcript.
final class PipedPeer: TranscriptPeer {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var received: [UInt8] = []
  /// The client's requests without answer, by their ids as JSON.
  private var open: Set<String> = []
  /// The server's question that the client has to answer first.
  private var question: JSONTree?
  /// What it said before the client's last message was sent.
  private var early: [[UInt8]] = []

  init(_ executable: String, _ arguments: [String]) throws {
    signal(SIGPIPE, SIG_IGN)
    process.executableURL = URL(filePath: executable)
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }

  func send(_ message: [UInt8]) {
    for part in parts(of: message) {
      guard part[member: "method"] != nil else {
        question = nil
        continue
      }
      // A question that is not answered by what comes next gets no answer, and what asked it ends
      // before that, as in a transcript.
      while question != nil {
        refuse()
        while let line = receiveNow() { early.append(line) }
      }
      if let id = part[member: "id"] { open.insert(id.wireText) }
    }
    write(message)
  }

  func receive() -> [UInt8]? {
    early.isEmpty ? receiveNow() : early.removeFirst()
  }

  private func receiveNow() -> [UInt8]? {
    guard question == nil, !open.isEmpty, let line = nextLine() else { return nil }
    return taken(line)
  }

  func pass(milliseconds: Int) { usleep(UInt32(clamping: milliseconds * 1000)) }

  /// Ends its input; what it says until its end.
  func finish() -> [[UInt8]] {
    refuse()
    try? input.fileHandleForWriting.close()
    var last: [[UInt8]] = []
    while let line = nextLine() { last.append(line) }
    return last
  }

  private func refuse() {
    guard let id = question else { return }
    question = nil
    let refusal: JSONTree = [
      "jsonrpc": "2.0", "id": id, "error": ["code": -32601, "message": "There is no answer."],
    ]
    write(Array(refusal.wireText.utf8))
  }

  private func taken(_ line: [UInt8]) -> [UInt8] {
    for part in parts(of: line) {
      guard let id = part[member: "id"] else { continue }
      if part[member: "method"] != nil { question = id } else { open.remove(id.wireText) }
    }
    return line
  }

  private func parts(of message: [UInt8]) -> [JSONTree] {
    guard let tree = try? JSONTree.parse(String(decoding: message, as: UTF8.self)) else {
      return []
    }
    if case .array(let parts) = tree { return parts }
    return [tree]
  }

  private func write(_ message: [UInt8]) {
    try? input.fileHandleForWriting.write(contentsOf: Data(message + [UInt8(ascii: "\n")]))
  }

  /// `nil` where it has ended.
  private func nextLine() -> [UInt8]? {
    while true {
      if let end = received.firstIndex(of: UInt8(ascii: "\n")) {
        let line = Array(received[..<end])
        received.removeSubrange(...end)
        return line
      }
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { return nil }
      received += data
    }
  }
}
