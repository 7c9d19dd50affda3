// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Scripts
import Workspace

extension Session {
  /// The session's access to the outside world. It is injected so that every run is reproducible.
  public struct World {
    /// Seconds since 1970.
    public var clock: () -> Int64
    /// Random bits.
    public var randomness: () -> UInt64
    /// The scheme for ids of new annotations.
    public var annotationNaming = AnnotationNaming.numbered
    /// The lane that renders pictures.
    public var rasterLane: any RasterLane
    /// The lane for long work, such as writing a file; `nil`: the lane of pictures.
    public var sideLane: (any RasterLane)?
    /// Sends an unframed message. `isDroppable`: whether it may be dropped if the client does not read.
    public var send: (_ message: [UInt8], _ isDroppable: Bool) -> Void
    /// Makes work wait for the client's answer; `nil`: the client is never asked.
    public var turns: (any Turns)?
    /// The folder whose folder `edits` holds the edit logs; `nil`: none are kept.
    public var stateDirectory: String?
    /// The number of threads that draw and read text.
    public var threads = 1
    /// The lane that draws pages in advance; `nil` if no page is drawn in advance.
    public var prefetchLane: (any RasterLane)?
    /// The pause in requests before pictures are drawn in advance, in milliseconds.
    var prefetchPause = 0.0
    /// Stops preparation on the main thread when a message comes.
    public var interruption = Interruption()
    /// The shared memory of pictures.
    public var sharedPictures = SharedPictures()
    /// The folder for temporary files and files that the client fetches.
    public var temporaryFolder = "/tmp"
    /// The folder whose folder `thumbnails` holds small pictures of pages; `nil`: none are kept.
    public var cacheDirectory: String?
    /// The minutes by which scripts' local time is ahead of UTC. The argument is a time in seconds
    /// since 1970.
    public var utcOffset: (Int64) -> Int = { _ in 0 }
    /// The lowest level of messages that go to standard error; `nil` if none do.
    var logLevel: LogLevel?
    /// Writes a line of the log.
    var writeLog: (String) -> Void = { _ in }
    /// The time in milliseconds of a monotonic clock.
    public var uptime: () -> Double
    /// The folders in which requests may name files; `nil` if files may be anywhere.
    var roots: Roots?
    /// The worker's role, if the session is a worker's.
    var worker: WorkerRole?
    /// Reports changes of files; `nil`: files are polled.
    public var fileWatch: (any FileWatch)?
    /// Stops work that takes too long; `nil`: no time limit.
    var timeLimit: TimeLimit?
    /// The thread that syncs the edit logs.
    public var logSync: any LogSync = ImmediateLogSync()
    /// Whether pages can be drawn as WebP.
    public var offersWebP = false
    /// The engine that runs the scripts of documents.
    public var scriptEngine = ScriptEngine.ofThisProcess
    /// The file name of JavaScriptCore's library, if scripts run in it.
    public var scriptLibrary: String?

    public init(
      clock: @escaping () -> Int64, randomness: @escaping () -> UInt64,
      rasterLane: any RasterLane, send: @escaping (_ message: [UInt8], _ isDroppable: Bool) -> Void,
      turns: (any Turns)?, uptime: @escaping () -> Double = { 0 }
    ) {
      self.clock = clock
      self.randomness = randomness
      self.rasterLane = rasterLane
      self.send = send
      self.turns = turns
      self.uptime = uptime
    }

    /// Takes over the command-line settings that servers and workers share.
    mutating func take(_ configuration: MainLoop.Configuration) {
      stateDirectory = configuration.stateDirectory
      temporaryFolder = configuration.temporaryFolder
      cacheDirectory = configuration.cacheDirectory
      roots = configuration.roots
      // The front starts sooner if it does not load the library to know that it is there.
      offersWebP =
        SystemLibrary.path(of: WebPEncoder.libraryName) != nil || WebPEncoder.system != nil
      scriptEngine = ScriptHosting.engine(configuration)
      scriptLibrary = configuration.scriptLibrary?.split(separator: "/").last.map(String.init)
      logLevel = configuration.logLevel
      writeLog = { StandardError.write($0) }
    }
  }
}
