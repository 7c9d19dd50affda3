// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC
import System

/// The reason why a worker was lost.
enum LossReason: String, WireEnum {
  /// The process ended by itself, such as by an engine's crash.
  case crashed
  /// The main thread was stuck and did not react to a cancel.
  case hung
  /// The process did not respond at all, such as a stopped process.
  case stalled
  /// Another process killed it.
  case killed
}

struct WorkerLoss {
  let reason: LossReason
  private let detail: String

  /// - Parameter killedFor: why the front killed it; `nil` if it did not.
  init(_ ending: WorkerProcess.Ending, killedFor: LossReason?) {
    switch (killedFor, ending) {
    case (let reason?, _):
      self.reason = reason
      detail =
        reason == .hung
        ? "it was stuck and did not react to a cancel" : "it did not respond"
    case (nil, .signalled(let signal)):
      reason = [SIGKILL, SIGTERM, SIGINT, SIGHUP].contains(signal) ? .killed : .crashed
      detail = "signal \(signal), \(String(cString: strsignal(signal)))"
    case (nil, .exited(let status)):
      reason = .crashed
      detail = "exit status \(status)"
    }
  }

  /// Whether the document's file is to blame.
  var isFault: Bool { reason == .crashed || reason == .hung }

  /// The error for a request that the worker had begun.
  func error(_ document: String, _ method: String?) -> RPCError {
    var data: [JSONTree.Member] = [.init("reason", .string(reason.rawValue))]
    guard let method else {
      return RPCError(
        .workerLost, "The process of document \(document) was lost (\(detail)).", data: data)
    }
    data.append(.init("method", .string(method)))
    return RPCError(
      .workerLost,
      """
      The process of document \(document) was lost at \(method) (\(detail)). What it was doing may be \
      done: look at the document before you try again.
      """, data: data)
  }
}
