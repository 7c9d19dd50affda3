// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import System

/// The real server, spoken to over pipes.
final class RectoProcess {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var received: [UInt8] = []
  private var lastID = 0

  struct Gone: Error, CustomStringConvertible {
    let description: String
  }

  /// The one that `RECTO_BINARY` names, as one that was built with sanitizers; else the one beside the
  /// bundle of the tests, where SwiftPM puts both.
  static var executable: URL {
    if let named = ProcessInfo.processInfo.environment["RECTO_BINARY"] {
      return URL(filePath: named)
    }
    return Bundle.allBundles.map(\.bundleURL).first { $0.pathExtension == "xctest" }?
      .deletingLastPathComponent().appending(path: "recto")
      ?? URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "recto")
  }

  /// How many times as long as else an answer may take: a server with sanitizers is slow.
  private static let patience =
    ProcessInfo.processInfo.environment["RECTO_PATIENCE"].flatMap { Int($0) } ?? 1

  /// A server in one process, so that a fault in it shows as its end.
  ///
  /// - Parameter arguments: further options.
  init(_ arguments: [String] = []) throws {
    signal(SIGPIPE, SIG_IGN)
    process.executableURL = RectoProcess.executable
    process.arguments = ["--workers", "off"] + arguments
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    _ = try request("initialize", [:], within: 10)
  }

  deinit { kill() }

  /// Ends it, also where it hangs.
  func kill() {
    if process.isRunning { System.kill(process.processIdentifier, SIGKILL) }
  }

  /// Makes a request, and cancels it when it is not answered in time.
  ///
  /// - Throws: ``Gone`` when the server died, or answered neither the request nor the cancel.
  func request(
    _ method: String, _ params: [String: JSONTree], within seconds: Int
  ) throws -> JSONTree {
    lastID += 1
    let id = lastID
    try send(["id": .integer(Int64(id)), "method": .string(method), "params": object(params)])
    if let answer = try answer(to: id, within: seconds) { return answer }
    try send(["method": "$/cancelRequest", "params": object(["id": .integer(Int64(id))])])
    guard let answer = try answer(to: id, within: seconds) else {
      throw Gone(description: "\(method) was not answered, nor was its cancel")
    }
    return answer
  }

  private func object(_ members: [String: JSONTree]) -> JSONTree {
    .object(members.sorted { $0.key < $1.key }.map { .init($0.key, $0.value) })
  }

  private func send(_ members: [String: JSONTree]) throws {
    let text = object(members.merging(["jsonrpc": "2.0"]) { $1 }).wireText + "\n"
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
  }

  private func answer(to id: Int, within seconds: Int) throws -> JSONTree? {
    let deadline = Date(timeIntervalSinceNow: Double(seconds * RectoProcess.patience))
    while Date() < deadline {
      while let end = received.firstIndex(of: UInt8(ascii: "\n")) {
        let line = Array(received[..<end])
        received.removeSubrange(...end)
        let message = try JSONTree.parse(String(decoding: line, as: UTF8.self))
        if message[member: "id"]?.integer == Int64(id) { return message }
      }
      try read(until: deadline)
    }
    return nil
  }

  private func read(until deadline: Date) throws {
    var poller = pollfd(
      fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&poller, 1, Int32(max(0, deadline.timeIntervalSinceNow * 1000))) > 0 else { return }
    let data = output.fileHandleForReading.availableData
    guard !data.isEmpty else {
      process.waitUntilExit()
      throw Gone(description: "the server ended with status \(process.terminationStatus)")
    }
    received += data
  }
}
