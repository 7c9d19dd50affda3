// SPDX-License-Identifier: AGPL-3.0-or-later

import Bookmarks
import Editing
import JSONRPC
import Workspace

/// Notifies the client of events in its documents.
struct DocumentReports {
  unowned let session: Session

  func observe(_ documents: Documents) {
    documents.didOpen = { open in
      open.observer.didChange = { [unowned open] change in announce(change, in: open) }
      open.observer.makeInTurns = { [unowned open] step in make(step, in: open) }
      open.observer.workInTurns = { view, work in
        SelectionTurns(session: session).begin(work, in: view)
      }
      open.views.observe = { view in ViewReports(session: session).observe(view) }
      open.observer.didReload = { [unowned open] in
        observe(open.bookmarks, of: open)
        session.autosaves.postpone(open)
        // The scripts of the reloaded file may differ from the old ones.
        guard open.scripts != nil else { return }
        session.scripts.enable(in: open, isResumed: open.editor.isDirty)
      }
      DiskReports(session: session).watchSoon()
    }
    documents.didClose = { open in
      session.autosaves.forget(open)
      session.pictures.prefetcher?.forget(open.id)
      DiskReports(session: session).watchSoon()
    }
  }

  /// Makes a large step in turns. Later requests about the document wait for it.
  private func make(_ step: StepInProgress, in open: OpenDocument) {
    let ended = { (error: RPCError?) in
      if let error { session.log(.warning, error.message) }
    }
    let name = step.cause == .redo ? DocumentRedo.name : DocumentUndo.name
    session.begin(name, about: open, ended) { call in
      let large = LargeChange(step, in: open, of: call)
      return Transaction(
        turns: { () throws(RPCError) in try large.turn().map { _ in } },
        rollBack: { large.cancel() }, hold: { large.hold })
    }
  }

  /// Completes a large change, and announces it. `report` was read before.
  func announcing<Result>(
    _ report: ChangeReport, in open: OpenDocument, _ body: () throws(RPCError) -> Result
  ) throws(RPCError) -> Result {
    let plain = open.observer.didChange
    defer { open.observer.didChange = plain }
    open.observer.didChange = { [unowned open] change in announce(change, in: open, report) }
    return try body()
  }

  private func announce(_ change: Change, in open: OpenDocument) {
    let report = ChangeReport(
      of: change.effect, change.cause, in: open, session.client.capabilities)
    while report.readNext() {}
    announce(change, in: open, report)
  }

  private func announce(_ change: Change, in open: OpenDocument, _ report: ChangeReport) {
    session.autosaves.postpone(open)
    session.pictures.prefetcher?.forget(open.id)
    session.notify(DocumentDidChange.self, DocumentDidChange.Params(open, change))
    if let params = PagesDidChange.Params(open, change) {
      session.notify(PagesDidChange.self, params)
    }
    let effect = change.effect
    if effect.outline || effect.structure {
      session.notify(
        OutlineDidChange.self, OutlineDidChange.Params(documentId: open.id, change: change))
    }
    if let message = report.annotationsMessage {
      session.world.send(message, AnnotationsDidChange.isDroppable)
    }
    if !effect.fields.isEmpty {
      session.notify(FormsDidChange.self, FormsDidChange.Params(open, change, report.fields))
    }
    if let lacking = TextDidLackGlyphs.Params(open.id, effect, report.lacking) {
      session.notify(TextDidLackGlyphs.self, lacking)
    }
  }

  /// Notifies the client of changes to a document's bookmarks.
  func observe(_ bookmarks: BookmarkManager, of open: OpenDocument) {
    bookmarks.didChange = { [unowned open, unowned bookmarks] event in
      var params = BookmarksDidChange.Params()
      params.documentId = open.id
      params.cause = event.cause
      params.added = event.added.map { WireBookmark($0, in: bookmarks) }
      params.updated = event.updated.map { WireBookmark($0, in: bookmarks) }
      params.removed = event.removed
      session.notify(BookmarksDidChange.self, params)
    }
    bookmarks.didFail = { [unowned open] failure in
      var params = BookmarksProviderDidFail.Params()
      (params.documentId, params.provider) = (open.id, failure.provider)
      (params.operation, params.error) = (failure.operation, RPCError(failure.error))
      session.notify(BookmarksProviderDidFail.self, params)
    }
  }
}
