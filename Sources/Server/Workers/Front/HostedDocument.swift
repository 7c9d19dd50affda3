// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import JSONRPC
import Members

/// A worker's open document, with the state for opening it again. Another worker can open it with that
/// state.
final class HostedDocument {
  let number: Int
  /// The number of its first view.
  let firstView: Int
  var file: HostedFile
  var link: WorkerLink?
  /// Requests that the client sent while no worker could take them.
  var waiting: [PendingRequest] = []
  var summary: DocumentSummary?
  /// Whether the edit log of its file is its own. If not, the log may be that of another document or
  /// server, and stays as it is when the document is opened again.
  var isLogged = false
  /// The states for restoring its views; `nil` for a view that was never used.
  var views: [Int: WireViewState?]
  /// What is not in the edit log.
  var unlogged = Unlogged()
  var isOpen = false
  /// The number of requests that wait for another document's worker.
  var holds = 0
  /// Whether requests must wait: for another worker's answer, or until it is open again.
  var isHeld: Bool { holds > 0 || link?.isMuted != false }
  var restarts = Restarts()
  var waitingBytes: Int { waiting.reduce(0) { $0 + $1.frame.count + InputQueue.overhead } }
  var id: String { "d\(number)" }

  /// What the client has set for the document and its views.
  struct Unlogged {
    /// The requests to repeat.
    var settings = KeptSettings()
    /// The client's policy; `nil` for the initial one.
    var policy: PartialValue<Policy>?
    /// The preset of new views; `nil` for the one that the document was opened with.
    var preset: WirePreset?
    /// The views with other presets.
    var presets: [WorkerView] = []
    /// Whether the file is a version that the client has not accepted. Another program replaced the
    /// file before a worker was lost, and the client has not agreed to write over it.
    var isSuperseded = false
  }

  /// Counts how often its worker was replaced.
  struct Restarts {
    private(set) var count = 0
    /// The restarts since a request was last answered.
    private(set) var futile = 0

    mutating func note() {
      count += 1
      futile += 1
    }

    mutating func didAnswer() { futile = 0 }
  }

  init(number: Int, firstView: Int, _ file: HostedFile) {
    (self.number, self.firstView, self.file) = (number, firstView, file)
    views = [firstView: nil]
  }
}
