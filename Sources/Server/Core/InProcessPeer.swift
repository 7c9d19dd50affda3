// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import JSONRPC

/// A session without pipes: messages in, messages out. For one-shot calls and transcripts, which it
/// makes repeatable.
///
/// The session has a thread of its own, so that it can wait for an answer of the client's while the
/// client goes on; but only one of the two ever runs. No time passes: a question that is not answered
/// by the client's next message is answered too late.
public final class InProcessPeer {
  private let stage: Stage

  /// Its random numbers count up from 1.
  ///
  /// - Parameters:
  ///   - isRepeatable: whether files are written with the same bytes in every run.
  ///   - temporaryFolder: where files may be for a moment, or for the client to fetch.
  ///   - writeWarning: takes lines of the log; `nil`: nobody reads them.
  public init(
    clock: @escaping @Sendable () -> Int64, cacheBytes: Int = 32 << 20, isRepeatable: Bool = false,
    temporaryFolder: String = "/tmp", writeWarning: ((String) -> Void)? = nil
  ) throws {
    let stage = Stage()
    self.stage = stage
    var drawn: UInt64 = 0
    let context = try EngineContext(cacheBytes: cacheBytes)
    if isRepeatable { try context.makeRepeatable() }
    var world = Session.World(
      clock: clock,
      randomness: {
        drawn &+= 1
        return drawn
      },
      rasterLane: ImmediateRasterLane(try context.clone()),
      send: { message, _ in stage.outgoing.append(message) },
      awaitAnswer: { id, _ in stage.awaitAnswer(to: id) },
      uptime: { stage.uptime })
    world.temporaryFolder = temporaryFolder
    if let writeWarning { (world.logLevel, world.writeLog) = (.warning, writeWarning) }
    stage.session = Session(context: context, world: world)
    try spawnThread("session") { stage.run() }
  }

  deinit { stage.toSession.post(.end) }

  /// Sends a message, and does all the work that it causes, up to a question to the client.
  public func send(_ message: [UInt8]) {
    stage.toSession.post(.message(message))
    stage.toClient.take()
  }

  /// Lets so many milliseconds pass.
  public func pass(milliseconds: Int) {
    stage.toSession.post(.pause(Double(milliseconds)))
    stage.toClient.take()
  }

  /// The next message that the server sent; `nil` when it has nothing more to say.
  public func receive() -> [UInt8]? {
    stage.outgoing.isEmpty ? nil : stage.outgoing.removeFirst()
  }

  /// Makes a request and returns its whole answer; notifications that come before it are dropped.
  func answer(id: Int, _ method: String, _ params: JSONTree) -> JSONTree {
    send(Outgoing.request(.integer(Int64(id)), method, params))
    var answer: JSONTree = .null
    while let message = receive() {
      guard let tree = try? JSONTree.parse(String(decoding: message, as: UTF8.self)) else {
        continue
      }
      if tree[member: "id"]?.integer == Int64(id) { answer = tree }
    }
    return answer
  }
}

/// What the session and its client share. `@unchecked Sendable` since only one of the two runs at any
/// time: each waits for the other's post.
private final class Stage: @unchecked Sendable {
  enum Mail {
    case message([UInt8])
    /// Milliseconds.
    case pause(Double)
    case end
  }

  let toSession = Mailbox<Mail>()
  let toClient = Mailbox<Void>()
  var outgoing: [[UInt8]] = []
  var session: Session?
  /// What came instead of an answer.
  private var early: Mail?
  /// Milliseconds.
  private(set) var uptime = 0.0

  func run() {
    loop: while true {
      switch nextMail() {
      case .message(let message): take(message)
      case .pause(let milliseconds):
        uptime += milliseconds
        session?.timePasses()
      case .end: break loop
      }
      // The client waits until what it said too early is done as well.
      if early == nil { toClient.post(()) }
    }
    session = nil
  }

  func awaitAnswer(to id: MessageID) -> Result<JSONNode, RPCError>? {
    // What came too early for the last question is too early for this one as well.
    guard early == nil else { return nil }
    toClient.post(())
    let mail = toSession.take()
    if case .message(let message) = mail {
      if let answer = Incoming(frame: message).answer(to: id) { return answer }
    }
    early = mail
    return nil
  }

  private func nextMail() -> Mail {
    guard let waiting = early else { return toSession.take() }
    early = nil
    return waiting
  }

  private func take(_ message: [UInt8]) {
    guard let session else { return }
    let incoming = Incoming(frame: message)
    var flags: [CancellationFlag] = []
    for case .message(let message) in incoming.items {
      if case .request(let id, _, _) = message { flags.append(session.cancellations.register(id)) }
      if let id = message.cancelledID { session.cancellations.cancel(id) }
    }
    session.receive(incoming, flags: flags)
    while session.hasWork { session.work() }
  }
}
