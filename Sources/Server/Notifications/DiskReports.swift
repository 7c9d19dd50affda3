// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import JSONRPC
import System
import Workspace

/// Reacts to changes of documents' files by other programs.
struct DiskReports {
  unowned let session: Session

  /// The delay before a file is watched, in milliseconds. The first requests about its document come
  /// before.
  private static let watchDelay = 50.0

  /// Watches the files soon. What happens to them before is noticed then: a file's identity was noted
  /// when it was opened.
  func watchSoon() {
    guard session.world.fileWatch != nil else { return watch() }
    session.life.watchDue = session.world.uptime() + DiskReports.watchDelay
  }

  /// Watches the files if it is time.
  func watchIfDue() {
    guard let due = session.life.watchDue, due <= session.world.uptime() else { return }
    session.life.watchDue = nil
    watch()
  }

  /// Watches the folders of the open documents' files, and no others.
  private func watch() {
    keepWatching()
    // All of it was read when it was opened.
    for open in session.documents.all { open.document.restSource() }
  }

  private func keepWatching() {
    let paths = session.documents.all.compactMap(\.path).map(\.exact)
    let told = session.world.fileWatch?.keep(Set(paths)) ?? []
    for open in session.documents.all {
      open.watchDisk(
        isTold: open.path.map { told.contains(ExactText($0)) } ?? false, session.world.uptime())
    }
  }

  /// Checks all files. Called after an event in a folder or after some time. A document that is half
  /// changed or waits for the client is checked later, when it is free.
  ///
  /// - Parameter isTold: whether a folder has told of a change, perhaps of itself.
  func look(isTold: Bool = false) {
    let uptime = session.world.uptime()
    if isTold || session.documents.all.contains(where: { $0.file.isPolled(at: uptime) }) {
      keepWatching()
    }
    for open in session.documents.all { open.owesDiskLook() }
    session.forEachFreeDocument { open in
      if let change = open.lookAtDisk(uptime) { announce(change, of: open) }
    }
  }

  private func announce(_ change: DiskChange, of open: OpenDocument) {
    guard session.options.autoReload, change != .removed else { return tell(change, of: open) }
    let session = session
    do throws(EditError) {
      let reload = try session.documents.startReload(of: open, isDiscarding: false)
      let ended = { DiskReports(session: session).tell(change, of: open, $0) }
      session.begin(DocumentReload.name, about: open, ended) { _ in
        Transaction(reload) { () throws(RPCError) in
          _ = try DiskReports(session: session).didReload(open)
        }
      }
    } catch {
      tell(change, of: open, RPCError(error))
    }
  }

  /// - Parameter error: why the document was not reloaded.
  private func tell(_ change: DiskChange, of open: OpenDocument, _ error: RPCError? = nil) {
    var params = DocumentDidChangeOnDisk.Params()
    (params.documentId, params.change, params.error) = (open.id, change, error)
    params.dirty = open.editor.isDirty
    session.notify(DocumentDidChangeOnDisk.self, params)
  }

  /// Tells that a document's file was read again.
  @discardableResult
  func didReload(_ open: OpenDocument) throws(RPCError) -> DocumentOpen.Result {
    let result = try engine(
      DocumentOpen.Result(
        open, viewId: open.views.firstID ?? "", recovery: open.file.recovery))
    session.notify(DocumentDidReload.self, result)
    return result
  }
}
