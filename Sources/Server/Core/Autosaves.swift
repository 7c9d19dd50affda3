// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import JSONRPC
import Workspace

/// Work after an interval without further changes: documents are saved, if the client asked for it, and
/// their edit logs get the text under new annotations.
final class Autosaves {
  /// The longest pause between highlights of successive lines, in milliseconds.
  private static let loggingPause = 50.0

  /// The time of each document's next save, by the document's id. Times are in milliseconds of uptime.
  private var times: [String: Double] = [:]
  /// When the log of each document will be completed.
  private var loggingTimes: [String: Double] = [:]
  private unowned let session: Session

  init(of session: Session) { self.session = session }

  /// When there is something to do for a document.
  func deadline(of open: OpenDocument) -> Double? {
    [times[open.id], loggingTimes[open.id]].compactMap(\.self).min()
  }

  /// Restarts the intervals after a change. Begins them for unsaved changes that a recovery, a reload
  /// or a replaced process has made again.
  func postpone(_ open: OpenDocument) {
    loggingTimes[open.id] =
      open.editor.owesAnchors ? session.world.uptime() + Autosaves.loggingPause : nil
    guard let delay = session.options.autosave else { return }
    let isDue = open.editor.isDirty && open.path != nil
    times[open.id] = isDue ? session.world.uptime() + delay * 1000 : nil
  }

  func forget(_ open: OpenDocument) {
    times[open.id] = nil
    loggingTimes[open.id] = nil
  }

  /// Does what is due. Documents are not saved while work or a group of edits is under way.
  func workOnDue() {
    completeDueLogs()
    saveDue()
  }

  /// Completes one edit of each log; the others follow after waiting messages.
  private func completeDueLogs() {
    let uptime = session.world.uptime()
    session.forEachFreeDocument { open in
      guard let due = loggingTimes[open.id], due <= uptime else { return }
      open.editor.payFirstAnchors()
      if !open.editor.owesAnchors { loggingTimes[open.id] = nil }
    }
  }

  private func saveDue() {
    let uptime = session.world.uptime()
    session.forEachFreeDocument { open in
      guard let due = times[open.id], due <= uptime else { return }
      if open.editor.openGroup != nil || open.views.contains(where: \.hasWork) {
        postpone(open)
        return
      }
      times[open.id] = nil
      guard open.editor.isDirty else { return }
      do throws(EditError) { try save(open) } catch { fail(RPCError(error), open) }
    }
  }

  private func save(_ open: OpenDocument) throws(EditError) {
    let save = try open.startSave(to: nil)
    let ended = { [unowned self] (error: RPCError?) in if let error { fail(error, open) } }
    session.begin(DocumentSave.name, about: open, ended) { call in
      call.write(save) { DocumentSave.finish(save, $0, of: open, call.session) }
    }
  }

  private func fail(_ error: RPCError, _ open: OpenDocument) {
    session.notify(
      DocumentDidFailToSave.self, DocumentDidFailToSave.Params(documentId: open.id, error: error))
  }
}
