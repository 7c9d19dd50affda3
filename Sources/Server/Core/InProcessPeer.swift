// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import JSONRPC
import Scripts
import Workspace

/// A session without pipes: messages in, messages out. Used for one-shot calls, and for
/// transcripts, which it makes reproducible.
///
/// The session has its own threads, so its work can wait for an answer from the client while the client
/// continues; only one of the two runs at a time. Its clock moves only when it is told to.
public final class InProcessPeer {
  private let stage: Stage

  /// - Parameters:
  ///   - firstRandom: the first random number, from which the others are counted up.
  ///   - isRepeatable: whether every run writes files with the same bytes.
  ///   - temporaryFolder: the folder for temporary files, and for files that the client will fetch.
  ///   - scriptEngine: runs the scripts of documents.
  ///   - writeWarning: called with lines of the log; `nil`: they are dropped.
  public convenience init(
    clock: @escaping @Sendable () -> Int64, firstRandom: UInt64 = 1, cacheBytes: Int = 32 << 20,
    isRepeatable: Bool = false, temporaryFolder: String = "/tmp",
    scriptEngine: ScriptEngine = .ofThisProcess,
    writeWarning: ((String) -> Void)? = nil
  ) throws {
    let context = try EngineContext(cacheBytes: cacheBytes)
    if isRepeatable { try context.makeRepeatable() }
    try self.init(
      context, clock: { _ in clock() }, firstRandom: firstRandom, annotationNaming: .numbered,
      temporaryFolder: temporaryFolder, scriptEngine: scriptEngine, writeWarning: writeWarning)
  }

  /// A session for performing recordings: its clock advances with the session's time.
  public convenience init(
    _ origin: SessionOrigin, limits: EngineLimits = EngineLimits(memory: 0),
    isRepeatable: Bool = false, temporaryFolder: String = "/tmp",
    scriptEngine: ScriptEngine = .ofThisProcess, writeWarning: ((String) -> Void)? = nil
  ) throws {
    let context = try EngineContext(cacheBytes: 32 << 20, limits: limits)
    if isRepeatable { try context.makeRepeatable() }
    try self.init(
      context, clock: { origin.time &+ Int64($0 / 1000) }, firstRandom: origin.random,
      annotationNaming: origin.annotationNaming, temporaryFolder: temporaryFolder,
      scriptEngine: scriptEngine, writeWarning: writeWarning)
  }

  /// - Parameter clock: returns seconds since 1970 for a number of milliseconds since the session's
  ///   start.
  private init(
    _ context: EngineContext, clock: @escaping @Sendable (Double) -> Int64, firstRandom: UInt64,
    annotationNaming: AnnotationNaming, temporaryFolder: String, scriptEngine: ScriptEngine,
    writeWarning: ((String) -> Void)?
  ) throws {
    let stage = Stage()
    self.stage = stage
    var drawn = firstRandom &- 1
    var world = Session.World(
      clock: { clock(stage.uptime) },
      randomness: {
        drawn &+= 1
        return drawn
      },
      rasterLane: ImmediateRasterLane(try context.clone()),
      send: { message, _ in stage.outgoing.append(message) },
      turns: stage.turns, uptime: { stage.uptime })
    world.annotationNaming = annotationNaming
    world.temporaryFolder = temporaryFolder
    world.scriptEngine = scriptEngine
    if let writeWarning { (world.logLevel, world.writeLog) = (.warning, writeWarning) }
    stage.session = Session(context: context, world: world)
    try spawnThread("session") { stage.run() }
  }

  deinit { stage.toSession.post(.end) }

  /// Sends a message and does all the work that it causes. Work that waits for an answer of the client
  /// stays pending.
  public func send(_ message: [UInt8]) {
    stage.toSession.post(.message(message))
    stage.toClient.take()
  }

  /// Advances the session's time.
  public func pass(milliseconds: Int) {
    stage.toSession.post(.pause(Double(milliseconds)))
    stage.toClient.take()
  }

  /// The next message from the server; `nil` if there is none.
  public func receive() -> [UInt8]? {
    stage.outgoing.isEmpty ? nil : stage.outgoing.removeFirst()
  }

  /// When ``pass(milliseconds:)`` has work to do, in milliseconds since the session's start; `nil` if
  /// nothing is due.
  public var deadline: Double? { stage.session?.deadline }

  /// The time since the session's start, in milliseconds.
  public var uptime: Double { stage.uptime }

  /// Sets the framing that the session reports for its messages.
  public func speak(_ framing: Framing) { stage.session?.client.framing = framing }

  /// The exit status, once the session has ended; see ``Session/exitStatus``.
  public var exitStatus: Int32? { stage.session?.exitStatus }

  /// Ends the session because the client is gone. Work that waits for the client is abandoned.
  public func inputEnded() {
    stage.toSession.post(.inputEnded)
    stage.toClient.take()
  }

  /// Whether the current text entry, or a field's value, is a password.
  public func isSecret(_ entry: SecretEntry) -> Bool {
    stage.session?.documents.isSecret(entry) ?? false
  }

  /// Makes a request and returns its whole answer. Drops notifications that come before it, and answers
  /// the server's requests with an error.
  func answer(id: Int, _ method: String, _ params: JSONTree) -> JSONTree {
    send(Outgoing.request(.integer(Int64(id)), method, params))
    var answer: JSONTree = .null
    while let message = receive() {
      guard let tree = try? JSONTree.parse(String(decoding: message, as: UTF8.self)) else {
        continue
      }
      if tree[member: "method"] != nil {
        guard let id = tree[member: "id"]?.string else { continue }
        send(
          Outgoing.error(
            .string(id), RPCError(.methodNotFound, "This client answers no requests.")))
      } else if tree[member: "id"]?.integer == Int64(id) {
        answer = tree
      }
    }
    return answer
  }
}

/// The state that the session and its client share. `@unchecked Sendable`, since only one of the two
/// runs at a time: each waits for the other's post.
private final class Stage: @unchecked Sendable {
  enum Mail {
    case message([UInt8])
    /// Milliseconds.
    case pause(Double)
    case inputEnded
    case end
  }

  let toSession = Mailbox<Mail>()
  let toClient = Mailbox<Void>()
  let turns = ThreadTurns()
  var outgoing: [[UInt8]] = []
  var session: Session?
  /// Whether the client waits until the session is idle.
  private var isAwaited = false
  /// Milliseconds.
  private(set) var uptime = 0.0

  func run() { turns.run(step) }

  private func step() -> Bool {
    guard let session else { return false }
    if session.hasTurn {
      session.takeTurn()
    } else if session.hasWork {
      session.work()
    } else if isAwaited {
      isAwaited = false
      toClient.post(())
    } else {
      return take(toSession.take(), session)
    }
    return true
  }

  private func take(_ mail: Mail, _ session: Session) -> Bool {
    isAwaited = true
    switch mail {
    case .message(let message): take(message, session)
    case .pause(let milliseconds):
      uptime += milliseconds
      session.timePasses()
    case .inputEnded:
      session.client.isNowGone()
      session.inputEnded()
    case .end:
      session.client.isNowGone()
      session.client.endAll()
      self.session = nil
      return false
    }
    return true
  }

  private func take(_ message: [UInt8], _ session: Session) {
    let incoming = Incoming(frame: message)
    session.receive(incoming, flags: session.requests.cancellations.register(incoming))
  }
}
