// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import JSONRPC
import System

/// Serves one client, with each document in its own worker process. In other respects it is like
/// ``MainLoop``. A document that harms its process does not affect the others, and a worker that dies
/// is replaced.
///
/// The front only passes messages on, in one thread that never blocks. Requests that concern no document
/// are answered by a session of its own, in which no document is ever open.
public final class Front {
  let configuration: MainLoop.Configuration
  let uptime: @Sendable () -> Double
  let home: Session
  let client: ClientPipe

  var documents = HostedDocuments()
  var workers = WorkerPool()
  var ids = AssignedIDs()
  var briefing = WorkerBriefing()
  var numbers = MessageNumbers()
  var ending = FrontEnding()
  /// Whether files of earlier fronts may be left, and nothing is prepared.
  private var needsSweep = true
  /// The client's process, if it named one that exists on this system.
  private var clientProcess: ClientProcess?

  /// - Parameters: as for ``MainLoop``.
  /// - Throws: ``EngineError`` if there is no memory to begin with.
  public init(
    _ configuration: MainLoop.Configuration, clock: @escaping @Sendable () -> Int64,
    randomness: @escaping @Sendable () -> UInt64, uptime: @escaping @Sendable () -> Double
  ) throws {
    self.configuration = configuration
    self.uptime = uptime
    let client = ClientPipe(configuration)
    self.client = client
    let context = try EngineContext(cacheBytes: configuration.cacheBytes, lazily: true)
    var world = Session.World(
      clock: clock, randomness: randomness, rasterLane: ImmediateRasterLane(context),
      send: { client.send($0, isDroppable: $1) }, turns: nil, uptime: uptime)
    world.take(configuration)
    home = Session(context: context, world: world)
    home.client.watchProcess = { [unowned self] in clientProcess = ClientProcess($0) }
    home.userState.preferencesDidChange = { [unowned self] in sharePreferences(except: nil) }
    home.userState.signaturesDidChange = { [unowned self] in shareSignatures($0, except: nil) }
  }

  /// Returns the exit status.
  public func run() -> Int32 {
    while home.exitStatus == nil, !client.isBroken, clientProcess?.hasEnded != true,
      !client.hasEnded || isBusy
    {
      takeFromClient()
      // The session may have ended: then there is nothing to wait for.
      if home.exitStatus != nil { break }
      let (isReady, silent) = poll()
      for link in workers.links where !silent.contains(link.process.output) { read(link) }
      answerForClient()
      client.flush()
      watchWorkers()
      finishShutdown()
      if !isReady, !rest() { home.work() }
    }
    home.inputEnded()
    leave()
    return home.exitStatus ?? 1
  }

  /// Whether the client waits for an answer.
  private var isBusy: Bool {
    ending.shutdown != nil || client.hasEvents
      || workers.links.contains { $0.pending.contains { $0.slot != nil } }
      || documents.all.contains { !$0.waiting.isEmpty }
  }

  /// Does idle work.
  ///
  /// - Returns: `false` if there was none.
  private func rest() -> Bool {
    if needsSpare, workers.timeToSpare(uptime()) == 0 {
      workers.keepAsSpare(try? makeWorker(), uptime())
      return true
    }
    if workers.timeToGiveUp(uptime()) == 0, let old = workers.giveUpSpare() {
      dismiss(old)
      return true
    }
    if needsSweep {
      needsSweep = false
      Preparation.begin { Preparation.prepareMessages() }
      TemporaryFolder.removeAbandoned(in: configuration.temporaryFolder, prefix: Front.folderPrefix)
      SharedMemoryHold.removeAbandoned()
      return true
    }
    return !home.hasWork
  }

  /// Waits for something to read, room to write, or a deadline.
  ///
  /// - Returns: whether there is something to read or room to write, and the descriptors without
  ///   either.
  private func poll() -> (isReady: Bool, silent: [Int32]) {
    var polled: [pollfd] = []
    func add(_ descriptor: Int32, _ events: Int32) {
      polled.append(pollfd(fd: descriptor, events: Int16(events), revents: 0))
    }
    if isTakingInput { add(configuration.input, POLLIN) }
    let output = client.polledOutput
    if let output { polled.append(output) }
    for link in workers.links {
      if !client.isOverfull { add(link.process.output, POLLIN) }
      if !link.pipe.outgoing.isEmpty, let input = link.process.input { add(input.polled, POLLOUT) }
    }
    let count = System.poll(&polled, nfds_t(polled.count), timeout)
    let silent = count < 0 ? [] : polled.filter { $0.revents == 0 }.map(\.fd)
    if let first = polled.first, first.fd == configuration.input, first.revents != 0 {
      client.read()
    }
    if let output, let now = polled.first(where: { $0.fd == output.fd }) { client.take(now) }
    for link in workers.links where !link.pipe.outgoing.isEmpty { link.pipe.flush() }
    return (count > 0, silent)
  }

  /// Whether there is room for messages of the client.
  private var isTakingInput: Bool {
    !client.hasEnded && client.waitingBytes < configuration.queueBytes && !client.isOverfull
      && !workers.links.contains { $0.pipe.outgoing.isOverfull }
      && documents.waitingBytes <= configuration.queueBytes
  }

  private var needsSpare: Bool {
    workers.wantsSpare && home.isRunning && ending.shutdown == nil && client.hasAnswered
      && !client.hasEnded
  }

  /// The time in milliseconds until the next deadline.
  private var timeout: Int32 {
    if home.hasWork || (needsSweep && client.hasAnswered) { return 0 }
    let now = uptime()
    guard let left = needsSpare ? workers.timeToSpare(now) : workers.timeToGiveUp(now) else {
      return timeoutBesideSpare
    }
    let due = Int32(left.rounded(.up))
    return timeoutBesideSpare < 0 ? due : min(due, timeoutBesideSpare)
  }

  /// The time until the next deadline besides a spare worker's start.
  private var timeoutBesideSpare: Int32 {
    if ids.areUncertain || ending.heldUntil != nil { return 50 }
    if ending.shutdown != nil { return 100 }
    if workers.links.contains(where: { !$0.pending.isEmpty || $0.isLeaving }) { return 250 }
    return clientProcess == nil ? -1 : ClientProcess.interval
  }
}
