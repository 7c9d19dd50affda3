// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import JSONRPC
import Workspace

/// Saves changed documents after an interval without further changes, if the client asked for it.
final class Autosaves {
  /// When each document will be saved, by its id, in milliseconds of uptime.
  private var times: [String: Double] = [:]
  private unowned let session: Session

  init(of session: Session) { self.session = session }

  /// When a document will be saved; `nil` if it has no unsaved changes.
  func deadline(of open: OpenDocument) -> Double? { times[open.id] }

  /// Restarts the interval after a change.
  func postpone(_ open: OpenDocument) {
    guard let delay = session.options.autosave else { return }
    let isDue = open.editor.isDirty && open.path != nil
    times[open.id] = isDue ? session.world.uptime() + delay * 1000 : nil
  }

  func forget(_ open: OpenDocument) { times[open.id] = nil }

  /// Saves the documents that are due, except while work or a group of edits is under way.
  func saveDue() {
    let uptime = session.world.uptime()
    session.forEachFreeDocument { open in
      guard let due = times[open.id], due <= uptime else { return }
      if open.editor.openGroup != nil || open.views.contains(where: \.hasWork) {
        postpone(open)
        return
      }
      times[open.id] = nil
      guard open.editor.isDirty else { return }
      do throws(EditError) {
        let saved = DocumentSave.Result(try open.save(to: nil), of: open)
        session.notify(
          DocumentDidSave.self, DocumentDidSave.Params(documentId: open.id, saved: saved))
      } catch {
        let params = DocumentDidFailToSave.Params(documentId: open.id, error: RPCError(error))
        session.notify(DocumentDidFailToSave.self, params)
      }
    }
  }
}
