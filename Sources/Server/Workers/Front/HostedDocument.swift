// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import JSON
import JSONRPC

/// A document that a worker has open: what the front has to know to open it again in another one.
final class HostedDocument {
  let number: Int
  /// The number of its first view.
  let firstView: Int
  var file: HostedFile
  var link: WorkerLink?
  /// Requests that the client sent while no worker could take them.
  var waiting: [PendingRequest] = []
  var summary: DocumentSummary?
  /// How its views can be brought back; `nil` of one that has never been looked at.
  var views: [Int: WireViewState?]
  /// Requests whose effect is not in the edit log, in their order.
  var settings = KeptSettings()
  var isOpen = false
  /// How many requests wait for an answer of another document's worker.
  var holds = 0
  /// Whether requests wait: for another worker's answer, or since it is opened again.
  var isHeld: Bool { holds > 0 || link?.isMuted != false }
  var restarts = Restarts()
  var waitingBytes: Int { waiting.reduce(0) { $0 + $1.frame.count + InputQueue.overhead } }
  var id: String { "d\(number)" }

  /// How often its worker was replaced.
  struct Restarts {
    private(set) var count = 0
    /// Those without a request being answered in between.
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
