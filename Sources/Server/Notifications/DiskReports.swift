// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import JSONRPC
import Workspace

/// Reacts to changes of documents' files by other programs.
struct DiskReports {
  unowned let session: Session

  /// Watches the folders of these documents, and no others, for changes.
  func watch() {
    let told = session.world.fileWatch?.keep(Set(session.documents.all.compactMap(\.path))) ?? []
    for open in session.documents.all {
      open.watchDisk(isTold: open.path.map(told.contains) ?? false, session.world.uptime())
    }
  }

  /// Looks at all files, because something happened in a folder or some time has passed.
  func look() {
    let uptime = session.world.uptime()
    session.forEachFreeDocument { open in
      if let change = open.lookAtDisk(uptime) { announce(change, of: open) }
    }
  }

  private func announce(_ change: DiskChange, of open: OpenDocument) {
    var params = DocumentDidChangeOnDisk.Params()
    (params.documentId, params.change) = (open.id, change)
    if session.options.autoReload, change != .removed {
      do throws(RPCError) { _ = try reload(open) } catch { params.error = error }
    }
    params.dirty = open.editor.isDirty
    session.notify(DocumentDidChangeOnDisk.self, params)
  }

  /// Reads a document's file again, and tells so.
  func reload(
    _ open: OpenDocument, password: String? = nil, isDiscarding: Bool = false
  ) throws(RPCError) -> DocumentOpen.Result {
    try editing(session.documents.reload(open, password: password, isDiscarding: isDiscarding))
    let result = try engine(
      DocumentOpen.Result(
        open, viewId: open.firstViewID ?? "", recovery: open.recovery))
    session.notify(DocumentDidReload.self, result)
    return result
  }
}
