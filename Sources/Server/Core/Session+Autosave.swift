// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import JSONRPC
import Workspace

/// Saves documents that were not changed for some time, where the client wants that.
extension Session {
  /// Takes note of a change.
  func postponeAutosave(of open: OpenDocument) {
    guard let delay = options.autosave else { return }
    let isDue = open.editor.isDirty && open.path != nil
    autosaves[open.id] = isDue ? world.uptime() + delay * 1000 : nil
  }

  /// Saves what is due. Work under way, and groups of edits, are left to be finished first.
  func autosave() {
    let uptime = world.uptime()
    forEachFreeDocument { open in
      guard let due = autosaves[open.id], due <= uptime else { return }
      if open.editor.openGroup != nil || open.views.contains(where: \.hasWork) {
        postponeAutosave(of: open)
        return
      }
      autosaves[open.id] = nil
      guard open.editor.isDirty else { return }
      do throws(EditError) {
        announceSave(try open.save(to: nil), of: open)
      } catch {
        let params = DocumentDidFailToSave.Params(documentId: open.id, error: RPCError(error))
        notify(DocumentDidFailToSave.self, params)
      }
    }
  }

  @discardableResult
  func announceSave(_ report: SaveReport, of open: OpenDocument) -> DocumentSave.Result {
    var result = DocumentSave.Result(
      path: report.path, bytes: Int(report.bytes), mode: report.mode)
    if !open.failedProviders.isEmpty {
      result.failedProviders = open.failedProviders.map(WireProviderFailure.init)
    }
    notify(DocumentDidSave.self, DocumentDidSave.Params(documentId: open.id, saved: result))
    return result
  }
}
