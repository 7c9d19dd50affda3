// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import JSON
import JSONRPC
import System

@testable import Server

/// A session whose turns a test takes one by one, and which measures how long each of them works.
final class TurnBench {
  private let session: Session
  private let outbox = Outbox()
  private let side: SideThread
  private var lastID = 0
  /// The most processor time that a turn has taken since this was set, in milliseconds. Other programs on
  /// the same machine make no difference to it.
  var longest = 0.0

  /// What the client was sent. Tests look into it after each turn.
  private final class Outbox {
    private(set) var answers: [Int64: JSONTree] = [:]
    private(set) var counts: [String: Int] = [:]
    private(set) var last: [String: JSONTree] = [:]

    private var unread: [[UInt8]] = []

    func take(_ message: [UInt8]) { unread.append(message) }

    /// Reads the messages that have come, which is no work of the server's.
    func read() {
      for bytes in unread {
        if let tree = try? JSONTree.parse(String(decoding: bytes, as: UTF8.self)) { read(tree) }
      }
      unread = []
    }

    private func read(_ message: JSONTree) {
      if let method = message[member: "method"]?.string {
        counts[method, default: 0] += 1
        last[method] = message
      } else if let id = message[member: "id"]?.integer, answers[id] == nil {
        answers[id] = message
      }
    }
  }

  /// - Parameters:
  ///   - options: of the session.
  ///   - adjust: changes the world that the session is made with.
  init(
    options: String = "{}",
    _ adjust: (inout Session.World, EngineContext) throws -> Void = { _, _ in }
  ) throws {
    let context = try EngineContext(cacheBytes: 32 << 20)
    var drawn: UInt64 = 0
    var world = Session.World(
      clock: { 1_709_208_000 },
      randomness: {
        drawn &+= 1
        return drawn
      },
      rasterLane: ImmediateRasterLane(try context.clone()),
      send: { [outbox] message, _ in outbox.take(message) },
      turns: nil)
    side = try SideThread(cloning: context)
    world.sideLane = side
    try adjust(&world, context)
    session = Session(context: context, world: world)
    _ = finish(send("initialize", #"{"options": \#(options)}"#))
  }

  /// Sends a request, and does no more than the server does at once.
  @discardableResult
  func send(_ method: String, _ params: String) -> Int {
    lastID += 1
    let id = lastID
    let text = #"{"jsonrpc": "2.0", "id": \#(id), "method": "\#(method)", "params": \#(params)}"#
    let flag = session.requests.cancellations.register(.integer(Int64(id)))
    measured { session.receive(Incoming(frame: Array(text.utf8)), flags: [flag]) }
    takeMessages()
    return id
  }

  /// Has a request cancelled, as the thread does that reads.
  func cancel(_ id: Int) { session.requests.cancellations.cancel(.integer(Int64(id))) }

  /// Whether another thread has work to do for a request.
  var hasSideWork: Bool { side.hasWork }

  /// When time has something to do, in milliseconds of uptime.
  var deadline: Double? { session.deadline }

  /// Does what is due at this time.
  func timePasses() {
    measured { session.timePasses() }
    takeMessages()
  }

  /// Takes a turn of what is under way, or has another thread do its work if there is no turn; `false` if
  /// there is nothing.
  @discardableResult
  func turn() -> Bool {
    guard session.hasWork else {
      guard side.work() else { return false }
      takeMessages()
      return true
    }
    measured { session.work() }
    takeMessages()
    return true
  }

  /// The answer to a request, if it has come.
  func answer(_ id: Int) -> JSONTree? { outbox.answers[Int64(id)] }

  /// The answer to a request after as many turns as it takes.
  func finish(_ id: Int) -> JSONTree {
    while answer(id) == nil, turn() {}
    return answer(id) ?? .null
  }

  /// Makes a request and takes all turns that it needs.
  func ask(_ method: String, _ params: String) -> JSONTree {
    let answer = finish(send(method, params))
    while turn() {}
    return answer
  }

  /// How many notifications of a kind have come.
  func count(of method: String) -> Int { outbox.counts[method] ?? 0 }

  /// The last notification of a kind.
  func last(_ method: String) -> JSONTree? { outbox.last[method] }

  func exit() {
    session.receive(
      Incoming(frame: Array(#"{"jsonrpc": "2.0", "method": "exit"}"#.utf8)), flags: [])
    takeMessages()
  }

  /// Works on the messages that were received, as far as that is done at once.
  private func takeMessages() {
    while session.hasTurn { measured { session.takeTurn() } }
    outbox.read()
  }

  private func measured(_ work: () -> Void) {
    let start = MachinePace.processorTime()
    work()
    longest = max(longest, MachinePace.processorTime() - start)
    outbox.read()
  }
}
