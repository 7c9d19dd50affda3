// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Interaction
import System

/// The extra duties of a worker's session, whose client is the front.
final class WorkerRole {
  /// The number of this worker among the front's, from 1.
  let serial: Int
  /// The sandbox of the process; `nil` if no rights were taken away.
  let sandbox: SandboxStatus?
  /// The folder of a document that is opened from data. It holds the bytes and the edit log.
  var dataFolder: String?
  /// The files that requests have named and other workers have open. The other workers' documents are
  /// open from them.
  var openFiles: [WorkerTakeOpenFiles.OpenFile] = []
  /// The last report, so that only changes are sent.
  var told = Told()
  /// The views whose changes must be reported to the front.
  var changedViews: Set<String> = []

  private let fault: WorkerFault?
  private let tally = RequestTally(of: RequestTally.inherited)
  /// The shared memory for large pictures; `nil` if they go through the pipe.
  let pictures = PictureSlots(of: PictureSlots.inherited)

  /// What the front was told.
  struct Told {
    var documents: [String: DocumentSummary] = [:]
    var policy = Policy()
    var preset: Preset?
    /// The presets of views that are not that of new views.
    var presets: [String: Preset?] = [:]
    var isSuperseded = false
    var isLogged = false
    var views = 0
    var warning = ""
  }

  /// Call it before the process has another thread.
  init(serial: Int, _ configuration: MainLoop.Configuration) {
    self.serial = serial
    fault = configuration.fault
    Lifeline.tie()
    // Loaded now, because the library cannot be opened from within the sandbox.
    _ = WebPEncoder.system
    sandbox =
      configuration.hasSandbox ? Sandbox.enter(memory: configuration.limits.memory) : nil
    // Without this part of the sandbox, the front would not check the files that the worker opens.
    if configuration.roots != nil, sandbox?.seccomp != true, !configuration.enterLandlock() {
      StandardError.write("recto: A worker cannot be confined to the server's roots.")
      _exit(1)
    }
  }

  /// Notes that the front's next request, valid or not, was read; returns its number, from 1.
  func receiveRequest() -> Int? { tally?.receive() }
  /// Notes that the main thread begins a request.
  func willBegin(_ request: Int) { tally?.begin(request) }
  /// Notes that the main thread has left its request.
  func didEnd() { tally?.end() }

  /// Keeps the figures where the front can read them.
  func note(_ figures: WorkerFigures) { tally?.figures = figures }

  func willRun(_ method: String) { fault?.strike(method) }
}
