// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSONRPC

/// Serves one client over two descriptors. It ends when the client says `exit`, or when the input ends.
///
/// The calling thread runs the session; other threads read and render. Everything that can wake the
/// session is a ``Wake``.
public struct MainLoop {
  enum Wake: Sendable {
    case received(Incoming, [CancellationFlag], Framing, cost: Int)
    case refused(FrameRefusal, Framing)
    case rasterFinished(Int, [UInt8])
    case prefetchFinished(Int, [UInt8])
    case sideWorkFinished(Int, [UInt8])
    /// A document's file has changed.
    case fileChanged
    case inputEnded
    /// Nobody reads the output any more.
    case outputClosed
  }

  /// The client's time to read remaining output after the session's end.
  private static let patience = Duration.seconds(10)
  /// A pause longer than a client's between two pictures, in milliseconds. It is longer than the time
  /// from one picture to the next request.
  private static let prefetchPause = 15.0

  private let configuration: Configuration
  private let clock: @Sendable () -> Int64
  private let randomness: @Sendable () -> UInt64
  private let uptime: @Sendable () -> Double
  private let mailbox = Mailbox<Wake>()

  /// - Parameters:
  ///   - clock: seconds since 1970.
  ///   - randomness: random bits.
  ///   - uptime: the time in milliseconds of a monotonic clock.
  public init(
    _ configuration: Configuration, clock: @escaping @Sendable () -> Int64,
    randomness: @escaping @Sendable () -> UInt64, uptime: @escaping @Sendable () -> Double
  ) {
    self.configuration = configuration
    self.clock = clock
    self.randomness = randomness
    self.uptime = uptime
  }

  private var isWorker: Bool { configuration.workerSerial != nil }

  /// Returns the exit status.
  ///
  /// - Throws: ``EngineError`` or ``SystemError`` if there is no memory or no thread to begin with.
  public func run() throws -> Int32 {
    let context = try EngineContext(
      cacheBytes: configuration.cacheBytes, limits: configuration.limits, lazily: true)
    let descriptor = OutputDescriptor(configuration.output)
    // Must run before another thread starts, and after system files were read.
    let worker = configuration.workerSerial.map { WorkerRole(serial: $0, configuration) }
    let outlet = MessageOutput(descriptor, limit: isWorker ? 0 : configuration.queueBytes)
    let writer = FramedWriter(outlet, framing: configuration.framing ?? .lines)
    let intake = InputQueue(limit: configuration.queueBytes)
    let sharedPictures = SharedPictures()
    let pictures = context.pictureMemory
    let rest: @Sendable () -> Void = { [slots = worker?.pictures] in
      pictures.release()
      slots?.release()
      sharedPictures.removeAll()
      EngineContext.returnFreeMemory()
    }
    let lane = ThreadedRasterLane(
      cloning: context, threads: configuration.threads, rest: rest,
      done: { [mailbox] in mailbox.post(.rasterFinished($0, $1)) })
    // Prefetching has its own thread: if it is slow to stop, no requested page waits for it.
    let prefetchLane = ThreadedRasterLane(
      cloning: context, rest: rest,
      done: { [mailbox] in mailbox.post(.prefetchFinished($0, $1)) })
    // Long work also has its own threads, so pictures are drawn meanwhile, and one document can be
    // opened while another is written.
    let sideLane = ThreadedRasterLane(
      cloning: context, threads: 3, growsOnDemand: true, rest: rest,
      done: { [mailbox] in mailbox.post(.sideWorkFinished($0, $1)) })
    let turns = ThreadTurns()
    let timeLimit = TimeLimit(
      milliseconds: configuration.timeLimit > 0
        ? Double(configuration.timeLimit) * 1000 : .infinity,
      uptime: uptime, brake: context.brake)
    var world = Session.World(
      clock: clock, randomness: randomness, rasterLane: lane,
      // A worker never drops messages: its front knows whether the client reads.
      send: { [isWorker, configuration] in
        if configuration.tracesMessages { MessageTrace.write($0, .toClient) }
        writer.send($0, isDroppable: $1 && !isWorker)
      },
      turns: turns, uptime: uptime)
    world.timeLimit = timeLimit
    world.prefetchLane = configuration.prefetches ? prefetchLane : nil
    world.prefetchPause = MainLoop.prefetchPause
    world.sideLane = sideLane
    world.sharedPictures = sharedPictures
    world.annotationNaming = configuration.annotationNaming
    world.threads = configuration.threads
    world.take(configuration)
    world.utcOffset = configuration.utcOffset
    world.logSync = ThreadedLogSync()
    world.worker = worker
    world.fileWatch = FolderWatch { [mailbox] in mailbox.post(.fileChanged) }
    let session = Session(context: context, world: world)
    if !isWorker {
      session.client.watchProcess = { [mailbox] in
        ClientProcess($0)?.whenEnded { mailbox.post(.inputEnded) }
      }
    }
    try read(for: session.requests.cancellations, world.interruption, intake, outlet, descriptor)
    var engineIsDue = true
    var inputHasEnded = false
    turns.run {
      // Requests from before the end of input are still answered.
      guard session.exitStatus == nil, !outlet.isBroken, !inputHasEnded || session.isBusy else {
        session.inputEnded()
        return false
      }
      // Work pauses while the client does not read its answers.
      outlet.waitForRoom()
      if session.hasTurn {
        session.takeTurn()
        return true
      }
      let hasWork = session.hasWork || (engineIsDue && session.isRunning)
      if let deadline = session.deadline, deadline <= uptime() { session.timePasses() }
      // If the timed work was parked, another thread leads now.
      guard turns.isLeading, !session.hasTurn else { return true }
      world.interruption.reset()
      guard let wake = hasWork ? mailbox.takeIfAny() : nextWake(before: session.deadline) else {
        if !hasWork {
          session.timePasses()
        } else if session.hasWork {
          session.work()
        } else {
          // The client reads its first answer now. A request that needs the engine reports a failure.
          engineIsDue = false
          try? context.start()
          sideLane.warmUp()
          Preparation.begin()
          // For workers, the front does this.
          if !isWorker { SharedMemoryHold.removeAbandoned() }
        }
        return true
      }
      switch wake {
      case .received(let incoming, let flags, let framing, let cost):
        intake.remove(cost)
        (writer.framing, session.client.framing) = (framing, framing)
        session.receive(incoming, flags: flags, cost: cost)
      case .refused(let refusal, let framing):
        writer.framing = framing
        session.refuse(refusal)
      case .rasterFinished(let ticket, let bytes): lane.finish(ticket, bytes)
      case .prefetchFinished(let ticket, let bytes):
        prefetchLane.finish(ticket, bytes)
        session.updateFront()
      case .sideWorkFinished(let ticket, let bytes): sideLane.finish(ticket, bytes)
      case .fileChanged: DiskReports(session: session).look(isTold: true)
      case .inputEnded:
        inputHasEnded = true
        session.client.isNowGone()
      case .outputClosed: session.exit()
      }
      return true
    }
    outlet.finish(patience: MainLoop.patience)
    return session.exitStatus ?? 1
  }

  /// The next wake; `nil` if none comes before the deadline.
  private func nextWake(before deadline: Double?) -> Wake? {
    guard let deadline else { return mailbox.take() }
    // A longer wait is split: the deadline is checked again after a minute.
    let patience = min(max(deadline - uptime(), 0), 60_000)
    return mailbox.take(within: .microseconds(Int64(patience * 1000)))
  }

  private func read(
    for cancellations: Cancellations, _ interruption: Interruption, _ intake: InputQueue,
    _ outlet: MessageOutput, _ output: OutputDescriptor
  ) throws(SystemError) {
    let input = InputPump(
      framing: configuration.framing, limit: configuration.maxMessage,
      cancellations: cancellations, interruption: interruption, mailbox: mailbox, intake: intake,
      outlet: outlet, beat: isWorker ? Heartbeat(outlet: outlet) : nil,
      traces: configuration.tracesMessages)
    let reader = DescriptorReader(configuration.input)
    try spawnThread("reader") { input.run(reader, output) }
  }
}
