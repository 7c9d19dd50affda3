// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import JSONRPC
import Workspace

/// Saves documents that were not changed for some time, if the client wants that.
final class Autosaves {
  /// When each document will be saved, by its id, in milliseconds of uptime.
  private var times: [String: Double] = [:]
  private unowned let session: Session

  init(of session: Session) { self.session = session }

  /// When a document will be saved; `nil` if it is not changed.
  func deadline(of open: OpenDocument) -> Double? { times[open.id] }

  /// Takes note of a change.
  func postpone(_ open: OpenDocument) {
    guard let delay = session.options.autosave else { return }
    let isDue = open.editor.isDirty && open.path != nil
    times[open.id] = isDue ? session.world.uptime() + delay * 1000 : nil
  }

  func forget(_ open: OpenDocument) { times[open.id] = nil }

  /// Saves what is due. Work under way, and groups of edits, are left to be finished first.
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
