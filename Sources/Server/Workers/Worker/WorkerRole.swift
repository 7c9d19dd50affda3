// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import System
import Workspace

/// The extra duties of a worker's session, whose client is the front.
final class WorkerRole {
  /// Which of the front's workers it is, from 1.
  let serial: Int
  /// The sandbox of the process; `nil` if no rights were taken away.
  let sandbox: SandboxStatus?
  /// The folder for the bytes and the edit log of a document that is opened from data.
  var dataFolder: String?
  /// The last report on each document and its number of views, so that only changes are sent.
  var toldDocuments: [String: DocumentSummary] = [:]
  var toldViews = 0
  var toldWarning = ""
  var toldCaches: [CacheStatus] = []
  /// The views whose changes the front must be told of.
  var changedViews: Set<String> = []

  private let fault: WorkerFault?
  private let tally = RequestTally(of: RequestTally.inherited)
  /// The way of large pictures to the front; `nil` if they go through the pipe.
  let pictures = PictureSlots(of: PictureSlots.inherited)

  /// Call it before the process has another thread.
  init(serial: Int, _ configuration: MainLoop.Configuration) {
    self.serial = serial
    fault = configuration.fault
    Lifeline.tie()
    // The library cannot be opened any more from within the sandbox.
    _ = WebPEncoder.system
    sandbox =
      configuration.hasSandbox ? Sandbox.enter(memory: configuration.limits.memory) : nil
    // Nobody else judges what it opens then.
    if configuration.roots != nil, sandbox?.seccomp != true, !configuration.enterLandlock() {
      StandardError.write("recto: A worker cannot be confined to the server's roots.")
      _exit(1)
    }
  }

  /// The front's next request was read, or what was refused as one; returns which one it is, from 1.
  func receiveRequest() -> Int? { tally?.receive() }
  /// The main thread begins a request.
  func willBegin(_ request: Int) { tally?.begin(request) }
  /// The main thread has let go of the request that it was at.
  func didEnd() { tally?.end() }

  func willRun(_ method: String) { fault?.strike(method) }
}
