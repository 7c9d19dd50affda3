// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Workspace

extension Session {
  /// Tells the client of what happens to its documents.
  func observe(_ documents: Documents) {
    documents.didOpen = { [unowned self] open in
      open.didChange = { [unowned self, unowned open] change in announce(change, in: open) }
      open.observeView = { [unowned self] view in observe(view) }
      open.didReload = { [unowned self, unowned open] in
        observe(open.bookmarks, of: open)
        // The scripts of the file as it was are not those of the file as it is.
        if open.scripts != nil { enableScripts(of: open) }
      }
      watchFiles()
    }
    documents.didClose = { [unowned self] open in
      autosaves[open.id] = nil
      prefetcher?.forget(open.id)
      watchFiles()
    }
  }

  private func announce(_ change: Change, in open: OpenDocument) {
    postponeAutosave(of: open)
    prefetcher?.forget(open.id)
    notify(DocumentDidChange.self, DocumentDidChange.Params(open, change))
    if let params = PagesDidChange.Params(open, change) { notify(PagesDidChange.self, params) }
    let effect = change.effect
    defer {
      if !effect.fields.isEmpty { notify(FormsDidChange.self, FormsDidChange.Params(open, change)) }
      if let lacking = TextDidLackGlyphs.Params(open, change) {
        notify(TextDidLackGlyphs.self, lacking)
      }
    }
    if effect.outline || effect.structure {
      notify(OutlineDidChange.self, OutlineDidChange.Params(open, change))
    }
    guard !(effect.added.isEmpty && effect.changed.isEmpty && effect.removed.isEmpty) else {
      return
    }
    let touched = annotations(of: effect, in: open.document)
    var params = AnnotationsDidChange.Params()
    params.documentId = open.id
    params.added = effect.added.compactMap { touched[$0] }
    if clientCapabilities.annotationChanges {
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
    notify(AnnotationsDidChange.self, params)
  }

  /// The annotations that were added or changed, as they are now. The change is made: where a page
  /// cannot be read after it, its annotations are left out.
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
}
