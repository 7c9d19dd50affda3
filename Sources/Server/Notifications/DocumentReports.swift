// SPDX-License-Identifier: AGPL-3.0-or-later

import Bookmarks
import Editing
import Engine
import JSONRPC
import Workspace

/// Notifies the client of events in its documents.
struct DocumentReports {
  unowned let session: Session

  func observe(_ documents: Documents) {
    documents.didOpen = { open in
      open.observer.didChange = { [unowned open] change in announce(change, in: open) }
      open.views.observe = { view in ViewReports(session: session).observe(view) }
      open.observer.didReload = { [unowned open] in
        observe(open.bookmarks, of: open)
        // The scripts of the reloaded file may differ from the old ones.
        if open.scripts != nil { session.scripts.enable(in: open) }
      }
      DiskReports(session: session).watch()
    }
    documents.didClose = { open in
      session.autosaves.forget(open)
      session.pictures.prefetcher?.forget(open.id)
      DiskReports(session: session).watch()
    }
  }

  private func announce(_ change: Change, in open: OpenDocument) {
    session.autosaves.postpone(open)
    session.pictures.prefetcher?.forget(open.id)
    session.notify(DocumentDidChange.self, DocumentDidChange.Params(open, change))
    if let params = PagesDidChange.Params(open, change) {
      session.notify(PagesDidChange.self, params)
    }
    let effect = change.effect
    defer {
      if !effect.fields.isEmpty {
        session.notify(FormsDidChange.self, FormsDidChange.Params(open, change))
      }
      if let lacking = TextDidLackGlyphs.Params(open, change) {
        session.notify(TextDidLackGlyphs.self, lacking)
      }
    }
    if effect.outline || effect.structure {
      session.notify(OutlineDidChange.self, OutlineDidChange.Params(open, change))
    }
    guard !(effect.added.isEmpty && effect.changed.isEmpty && effect.removed.isEmpty) else {
      return
    }
    let touched = annotations(of: effect, in: open.document)
    var params = AnnotationsDidChange.Params()
    params.documentId = open.id
    params.added = effect.added.compactMap { touched[$0] }
    if session.client.capabilities.annotationChanges {
      let patches = AnnotationPatch.all(of: effect, touched)
      params.patches = patches.isEmpty ? nil : patches
    } else {
      params.changed = effect.changed.compactMap { touched[$0] }
    }
    if !params.changed.isEmpty {
      params.changes = effect.changed.map { AnnotationChange($0, effect.differences[$0] ?? []) }
    }
    params.removed = effect.removed
    params.flattened = effect.flattened.isEmpty ? nil : effect.flattened
    params.cause = change.cause
    session.notify(AnnotationsDidChange.self, params)
  }

  /// The added and changed annotations after the change. Annotations of a page that has
  /// become unreadable are left out.
  private func annotations(
    of effect: EditEffect, in document: Document
  ) -> [String: WireAnnotation] {
    let wanted = Set(effect.added + effect.changed)
    var found: [String: WireAnnotation] = [:]
    guard !wanted.isEmpty else { return found }
    for index in effect.pages {
      let all = (try? document.annotations(onPage: index)) ?? []
      let states = all.effectiveStates
      for annotation in all where wanted.contains(annotation.id) {
        var form = WireAnnotation(annotation)
        form.states = states[annotation.id].map { $0.map(WireEffectiveState.init) }
        found[annotation.id] = form
      }
    }
    return found
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
