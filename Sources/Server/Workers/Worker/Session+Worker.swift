// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Members
import Workspace

extension Session {
  /// The prefix of ids of server requests. A front distinguishes its workers by it.
  var requestPrefix: String { world.worker.map { "recto-w\($0.serial)-" } ?? "recto-" }

  /// Whether views have changed since the last report to the front. Idle work can change them.
  var hasUpdates: Bool { world.worker?.changedViews.isEmpty == false }

  /// Sends the front the changes that it must know first. The client learns of them later.
  func updateFront() {
    guard let worker = world.worker else { return }
    var update = WorkerDidUpdate.Params()
    var newPresets: Set<String> = []
    for open in wholeDocuments {
      let summary = DocumentSummary(open)
      if open.editor.policy != worker.told.policy {
        worker.told.policy = open.editor.policy
        update.policy = PartialValue<Policy>(worker.told.policy)
      }
      if open.views.preset != worker.told.preset {
        worker.told.preset = open.views.preset
        update.preset = WirePreset(open.views.preset)
      }
      for view in open.views
      where (worker.told.presets[view.id] ?? worker.told.preset) != view.components.preset {
        worker.told.presets[view.id] = .some(view.components.preset)
        newPresets.insert(view.id)
      }
      if open.file.isSuperseded != worker.told.isSuperseded {
        worker.told.isSuperseded = open.file.isSuperseded
        update.isSuperseded = worker.told.isSuperseded
      }
      if open.editor.isLogged != worker.told.isLogged {
        worker.told.isLogged = open.editor.isLogged
        update.isLogged = worker.told.isLogged
      }
      guard worker.told.documents[open.id] != summary else { continue }
      worker.told.documents[open.id] = summary
      update.document = summary
    }
    worker.changedViews.formUnion(newPresets)
    let count = documents.shared.ids.viewsOpened
    worker.note(WorkerFigures(of: self))
    let warning = documents.shared.files.thumbnails?.warning ?? ""
    if warning != worker.told.warning {
      worker.told.warning = warning
      update.warning = warning
    }
    guard
      update.document != nil || update.policy != nil || update.preset != nil
        || update.isSuperseded != nil || update.isLogged != nil || update.warning != nil
        || worker.told.views != count || hasUpdates
    else { return }
    if hasUpdates {
      let views = documents.all.flatMap(\.views)
      update.views = worker.changedViews.sorted().map { id in
        let view = views.first { $0.id == id }
        return WorkerView(
          viewId: id, state: view.map { WireViewState($0) },
          preset: newPresets.contains(id) ? WirePreset(view?.components.preset) : nil)
      }
      worker.changedViews = []
    }
    worker.told.views = count
    update.viewCount = count
    notify(WorkerDidUpdate.self, update)
  }

  /// Shares the documents' shared state with the other workers.
  func begin(as worker: WorkerRole) {
    let shared = documents.shared
    // The first worker's ids are the same as those of a server without workers.
    if worker.serial > 1 { shared.ids.requirementPrefix = "r\(worker.serial)-" }
    shared.clipboard.didChange = { [unowned self] annotations in
      notify(WorkerDidCopy.self, WireCopiedAnnotations(annotations: annotations.map(\.encoded)))
    }
    userState.signaturesDidChange = { [unowned self] in notify(WorkerDidKeep.self, $0) }
    if let sandbox = worker.sandbox {
      var update = WorkerDidUpdate.Params()
      update.sandbox = sandbox
      notify(WorkerDidUpdate.self, update)
    }
  }

  /// The folder of a document that is opened from data. It holds the bytes and the log; `nil` if the
  /// document has none.
  var dataPlace: DataFolder? {
    world.worker?.dataFolder.map {
      DataFolder(
        folder: $0, sync: documents.logs == nil ? nil : world.logSync, limit: world.timeLimit)
    }
  }
}
