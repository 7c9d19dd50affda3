// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import JSONRPC
import Workspace

/// A large change that a request makes: its pieces, then the report about it, then its end, which logs
/// and announces it at once.
final class LargeChange {
  private let progress: any ChangeInProgress
  private let open: OpenDocument
  private let call: Call
  private var report: ChangeReport?

  init(_ progress: any ChangeInProgress, in open: OpenDocument, of call: Call) {
    (self.progress, self.open, self.call) = (progress, open, call)
  }

  var hold: DocumentHold {
    guard !progress.isOver else { return .nothing }
    return progress.scope.map { .pages($0) } ?? .everything
  }

  func cancel() { try? progress.cancel() }

  /// Takes a turn.
  ///
  /// - Returns: the change with its report after the last turn.
  func turn() throws(RPCError) -> Turn<(Change, ChangeReport)> {
    if let work = progress.workAside() { return .aside { _ in work() } }
    guard let effect = progress.effect else {
      _ = try editing(progress.advance())
      if progress.done > 0 { call.sendProgress(done: progress.done, of: progress.total) }
      return .goesOn
    }
    let report =
      report ?? ChangeReport(of: effect, progress.cause, in: open, call.session.client.capabilities)
    self.report = report
    if report.readNext() { return .goesOn }
    if let encoding = report.encodingAside() { return .aside { _ in encoding() } }
    let reports = DocumentReports(session: call.session)
    let change = try reports.announcing(report, in: open) { () throws(RPCError) in
      try editing(progress.advance())
    }
    guard let change else {
      throw RPCError(.internalError, "A change was not complete after its last piece.")
    }
    return .done((change, report))
  }
}
