// SPDX-License-Identifier: AGPL-3.0-or-later

import CSandbox
import JSONRPC
import System

/// A process of the same binary, with pipes for input and output. They are its standard input and
/// output.
final class WorkerProcess {
  let identifier: pid_t
  /// The worker's output, read without blocking.
  let output: Int32
  private(set) var input: OutputDescriptor?
  /// The tally of requests that its main thread has begun.
  let tally: RequestTally
  /// The pictures of its answers; `nil` if there is no memory for them, so that they go through the pipe.
  let pictures: PictureSlots?
  private var inputDescriptor: Int32
  /// Our end of the ``Lifeline``.
  private let lifeline: Int32
  /// Our end of the channel to a ``FileBroker``, which closes it; -1: there is none.
  private let channel: Int32
  private var ending: Ending?

  /// How a process ended.
  enum Ending: Equatable {
    case exited(Int32)
    case signalled(Int32)
  }

  /// - Parameters:
  ///   - grants: the files that are opened for it; `nil`: it opens them itself.
  ///   - scriptLibrary: the path of JavaScriptCore for its scripts; `nil`: MuJS runs them.
  /// - Throws: an error if there are no more processes, memory or descriptors.
  init(
    _ arguments: [String], temporaryFolder: String, grants: FileGrants?,
    scriptLibrary: String? = nil
  ) throws(SystemError) {
    var (ours, theirs): ([Int32], [Int32]) = ([], [])
    var isStarted = false
    defer {
      for end in theirs { close(end) }
      if !isStarted { for end in ours { close(end) } }
    }
    var shared: Int32 = -1
    tally = try RequestTally(descriptor: &shared, temporaryFolder: temporaryFolder)
    theirs.append(shared)
    var slots: Int32 = -1
    pictures = try? PictureSlots(descriptor: &slots)
    if pictures != nil { theirs.append(slots) }
    let toWorker = try WorkerProcess.makePipe()
    theirs.append(toWorker.read)
    ours.append(toWorker.write)
    let fromWorker = try WorkerProcess.makePipe()
    theirs.append(fromWorker.write)
    ours.append(fromWorker.read)
    let life = try Lifeline.make()
    theirs.append(life.theirs)
    ours.append(life.ours)
    let files = try grants.map { _ throws(SystemError) in try WorkerProcess.makeChannel() }
    if let files {
      theirs.append(files.theirs)
      ours.append(files.ours)
    }
    identifier = try WorkerProcess.spawn(
      arguments, input: toWorker.read, output: fromWorker.write, tally: shared,
      lifeline: life.theirs, pictures: pictures == nil ? nil : slots, channel: files?.theirs)
    isStarted = true
    channel = files?.ours ?? -1
    lifeline = life.ours
    output = fromWorker.read
    inputDescriptor = toWorker.write
    input = OutputDescriptor(inputDescriptor)
    _ = fcntl(output, F_SETFL, O_NONBLOCK)
    if let grants {
      do throws(SystemError) {
        try FileBroker.start(channel, grants, scriptLibrary: scriptLibrary)
      } catch {
        close(channel)
        throw error
      }
    }
  }

  deinit {
    closeInput()
    close(output)
    if ending == nil {
      System.kill(identifier, SIGKILL)
      _ = wait()
    }
    close(lifeline)
  }

  /// The two ends, with numbers different from those of inherited descriptors.
  private static func makeChannel() throws(SystemError) -> (ours: Int32, theirs: Int32) {
    var ends: [Int32] = [-1, -1]
    guard csb_make_channel(&ends) == 0 else { throw SystemError("make a channel to a worker") }
    let moved = try InheritedEnds.moved(ends, "make a channel to a worker")
    return (moved[0], moved[1])
  }

  /// Closes the worker's input, which makes it end in an orderly way.
  func closeInput() {
    guard input != nil else { return }
    input = nil
    close(inputDescriptor)
  }

  func kill() { if ending == nil { System.kill(identifier, SIGKILL) } }

  /// Waits until the process has ended.
  func wait() -> Ending {
    if let ending { return ending }
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    return take(status)
  }

  /// How the process ended; `nil` if it is still running.
  func endingIfAny() -> Ending? {
    if let ending { return ending }
    var status: Int32 = 0
    return waitpid(identifier, &status, WNOHANG) == identifier ? take(status) : nil
  }

  private func take(_ status: Int32) -> Ending {
    let signal = status & 0x7F
    let result = signal == 0 ? Ending.exited(status >> 8 & 0xFF) : .signalled(signal)
    ending = result
    return result
  }

  /// Makes a pipe whose ends are not inherited: a process with a copy of one end would keep the other
  /// open.
  private static func makePipe() throws(SystemError) -> (read: Int32, write: Int32) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw SystemError("make a pipe to a worker") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    OutputDescriptor.enlarge(ends[1])
    return (ends[0], ends[1])
  }

  private static func spawn(
    _ arguments: [String], input: Int32, output: Int32, tally: Int32, lifeline: Int32,
    pictures: Int32?, channel: Int32?
  ) throws(SystemError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, tally, RequestTally.inherited)
    posix_spawn_file_actions_adddup2(&actions, lifeline, Lifeline.inherited)
    if let pictures {
      posix_spawn_file_actions_adddup2(&actions, pictures, PictureSlots.inherited)
    } else {
      posix_spawn_file_actions_addopen(&actions, PictureSlots.inherited, "/dev/null", O_RDONLY, 0)
    }
    if let channel { posix_spawn_file_actions_adddup2(&actions, channel, Sandbox.inherited) }
    // A worker inherits no descriptor that the client left open.
    csb_close_from(&actions, channel == nil ? Sandbox.inherited : Sandbox.inherited + 1)
    var words = (["recto"] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var identifier: pid_t = 0
    let failure = posix_spawn(&identifier, "/proc/self/exe", &actions, nil, &words, environ)
    guard failure == 0 else { throw SystemError("start a worker process", number: failure) }
    return identifier
  }
}
