// SPDX-License-Identifier: AGPL-3.0-or-later

import JSONRPC
import Server

/// Serves one client like ``MainLoop``, in one process, and records the session.
public struct RecordingLoop {
  private enum Wake: Sendable {
    case event(FrameEvent, Framing)
    case ended
  }

  private let configuration: MainLoop.Configuration
  private let uptime: @Sendable () -> Double
  private let peer: InProcessPeer
  private let recorder: SessionRecorder
  private let warn: (String) -> Void

  /// The time that a client has to read the remaining output. It begins at the end of the session.
  private static let patience = Duration.seconds(10)

  /// - Parameters:
  ///   - path: the file to create, which must not exist.
  ///   - uptime: milliseconds of a monotonic clock.
  ///   - warn: reports a line to the person who runs the server.
  /// - Throws: ``TranscriptError`` if the file cannot be created; `EngineError` if there is not enough
  ///   memory.
  public init(
    _ configuration: MainLoop.Configuration, into path: String, origin: SessionOrigin,
    uptime: @escaping @Sendable () -> Double, warn: @escaping (String) -> Void
  ) throws {
    self.configuration = configuration
    self.uptime = uptime
    self.warn = warn
    let file = try RecordFile(path)
    peer = try InProcessPeer(
      origin, limits: configuration.limits, temporaryFolder: configuration.temporaryFolder,
      scriptEngine: ScriptHosting.muJS, writeWarning: warn)
    recorder = SessionRecorder(peer, origin, file, temporaryFolder: configuration.temporaryFolder)
  }

  /// - Returns: the exit status.
  ///
  /// - Throws: ``SystemError`` if the reader thread cannot be started.
  public func run() throws -> Int32 {
    let mailbox = Mailbox<Wake>()
    let intake = InputQueue(limit: configuration.queueBytes)
    try read(into: mailbox, intake)
    let outlet = MessageOutput(
      OutputDescriptor(configuration.output), limit: configuration.queueBytes)
    var framing = configuration.framing ?? .lines
    var hasFailed = false
    let begun = uptime()
    func send(_ messages: [[UInt8]]) {
      for message in messages { outlet.send(framing.wrap(message)) }
      if let failure = recorder.failure, !hasFailed {
        hasFailed = true
        warn("recto: warning: The recording is not complete. \(failure)\n")
      }
    }
    /// Advances the session's clock to the current time.
    func catchUp() {
      let behind = uptime() - begun - peer.uptime
      if behind >= 1 { send(recorder.pass(milliseconds: Int(behind))) }
    }
    serving: while peer.exitStatus == nil, !outlet.isBroken {
      outlet.waitForRoom()
      guard let wake = next(in: mailbox, after: uptime() - begun) else {
        catchUp()
        continue
      }
      catchUp()
      switch wake {
      case .ended: break serving
      case .event(.refused(let refusal), let spoken):
        framing = spoken
        send([Outgoing.error(nil, refusal.rpcError)])
      case .event(.frame(let bytes), let spoken):
        intake.remove(bytes.count)
        framing = spoken
        peer.speak(spoken)
        send(recorder.take(bytes))
      }
    }
    recorder.end()
    outlet.finish(patience: RecordingLoop.patience)
    return peer.exitStatus ?? 1
  }

  /// The next event; `nil` if a scheduled task is due first.
  private func next(in mailbox: Mailbox<Wake>, after now: Double) -> Wake? {
    guard let deadline = peer.deadline else { return mailbox.take() }
    let patience = min(max(deadline - now, 1), 60_000)
    return mailbox.take(within: .microseconds(Int64((patience * 1000).rounded(.up))))
  }

  private func read(into mailbox: Mailbox<Wake>, _ intake: InputQueue) throws(SystemError) {
    let reader = DescriptorReader(configuration.input)
    let (framing, limit) = (configuration.framing, configuration.maxMessage)
    try spawnThread("reader") {
      var frames = FrameReader(framing: framing, limit: limit)
      func post(_ event: FrameEvent) {
        if case .frame(let bytes) = event { intake.add(bytes.count) }
        mailbox.post(.event(event, frames.framing ?? .lines))
      }
      // An unreadable descriptor counts as the end of input.
      try? reader.readAll { bytes in
        for event in frames.feed(bytes) { post(event) }
        intake.waitForRoom()
      }
      for event in frames.finish() { post(event) }
      mailbox.post(.ended)
    }
  }
}
