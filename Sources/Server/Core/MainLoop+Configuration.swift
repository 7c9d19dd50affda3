// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSONRPC
import Workspace

extension MainLoop {
  public struct Configuration: Sendable {
    public var input: Int32 = 0
    public var output: Int32 = 1
    /// The framing; `nil`: as the first byte of input shows.
    public var framing: Framing?
    public var maxMessage = FrameReader.defaultLimit
    /// The maximum size of waiting messages in each direction, in bytes: messages from the client that
    /// were not handled yet, and messages that the client has not read yet.
    public var queueBytes = 64 << 20
    /// Whether each document has a process of its own.
    public var hasWorkers = false
    /// The number of this worker among the front's; `nil` if this is not a worker.
    public var workerSerial: Int?
    /// Whether workers drop the rights that they do not need.
    var hasSandbox = true
    /// The time after which a stuck worker is killed, in seconds. A worker is stuck if its main thread
    /// is.
    public var hangSeconds = 60
    /// The lowest level of messages that go to standard error; `nil` if none do.
    var logLevel: LogLevel? = .warning
    /// A deliberate fault in workers.
    var fault: WorkerFault?
    public var cacheBytes = 32 << 20
    /// The scheme for ids of new annotations.
    public var annotationNaming = AnnotationNaming.random
    /// The number of threads that draw and search.
    public var threads = Cores.count
    /// Whether the server prepares pages that will probably be requested next.
    public var prefetches = true
    public var limits = EngineLimits(memory: 2 << 30)
    /// The time limit for uninterrupted work on a request, in seconds; 0: none.
    public var timeLimit = 60
    /// The folder whose folder `edits` holds the edit logs; empty or `nil`: none are kept.
    public var stateDirectory: String?
    /// The folder for temporary files and files that the client fetches.
    public var temporaryFolder = "/tmp"
    /// The folder whose folder `thumbnails` holds small pictures of pages; empty or `nil`: none are
    /// kept.
    public var cacheDirectory: String?
    /// The file that the session is recorded in; `nil`: no recording.
    public var recordPath: String?
    /// The only folders in which files may be used; if empty, files may be anywhere.
    var rootFolders: [String] = []
    /// These folders, and those that belong to the server; `nil` if files may be anywhere.
    var roots: Roots?
    /// The minutes by which local time is ahead of UTC. The argument is a time in seconds since 1970.
    public var utcOffset: @Sendable (Int64) -> Int = { _ in 0 }
    /// The path of the JavaScriptCore library; `nil` if scripts run in MuJS.
    public var scriptLibrary: String?
    /// Whether scripts run in JavaScriptCore if the system has it.
    public var takesScriptLibrary = true
    public init() {}

    /// Whether each message is written to the log. For a worker, its front process writes the log.
    var tracesMessages: Bool { logLevel == .debug && workerSerial == nil }
  }
}
