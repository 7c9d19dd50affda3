// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC
import Workspace

/// Restores the documents of a lost worker.
extension Front {
  /// Handles the end of a worker's output.
  func didEnd(_ link: WorkerLink) {
    workers.remove(link)
    if !link.isLeaving { link.process.kill() }
    let death = link.process.wait()
    SharedMemoryHold.removeAbandoned()
    let current = link.current
    let pending = link.takeAll()
    guard !link.isLeaving, let document = link.documentID.flatMap({ documents[$0] }),
      document.link === link
    else {
      // These requests came after the document was closed, or after the session ended.
      let error = RPCError(.unknownDocument, "There is no such document: open one first.")
      for request in pending { request.fail(ending.shutdown == nil ? error : .sessionEnded) }
      return
    }
    let loss = WorkerLoss(death, killedFor: link.watch.killedFor)
    lose(document, link, loss, pending, at: current)
  }

  private func lose(
    _ document: HostedDocument, _ link: WorkerLink, _ loss: WorkerLoss,
    _ pending: [PendingRequest], at current: PendingRequest?
  ) {
    document.link = nil
    document.restarts.note()
    ids.endOpening()
    let error = loss.error(document.id, current?.title)
    home.log(.error, error.message)
    if loss.isFault { documents.noteCrash(of: document.file.key) }
    var again: [PendingRequest] = []
    for request in pending {
      if request.slot != nil, mayRepeat(request, link, loss) {
        again.append(request)
      } else {
        request.fail(error)
      }
    }
    document.waiting = again + document.waiting
    guard document.isOpen else { return openElsewhere(document, error) }
    let name = document.summary?.path ?? "The document"
    if documents.crashesTooOften(document.file.key) {
      return refuse(document, Front.refusal(name))
    }
    if document.restarts.futile > HostedDocuments.mostCrashes {
      return refuse(
        document,
        """
        \(name) was given up: its process was lost \(document.restarts.futile) times in a row. Open it \
        again with recovery apply.
        """)
    }
    let isFailed = current.map { one in !again.contains { $0 === one } } ?? false
    recover(document, loss, isFailed ? current?.title : nil)
  }

  /// Whether a document's pages may be prefetched. After a worker was lost only requested pages are
  /// drawn: a page that crashes workers is no reason to refuse the others.
  func mayPrefetch(_ document: HostedDocument) -> Bool {
    document.restarts.count == 0 && !documents.hasCrashed(document.file.key)
  }

  /// Whether the next worker gets a request: it was not begun, or it changes nothing, was not to blame,
  /// and is repeated for the first time.
  private func mayRepeat(
    _ request: PendingRequest, _ link: WorkerLink, _ loss: WorkerLoss
  ) -> Bool {
    guard link.hasBegun(request) else { return true }
    guard !loss.isFault, request.repeats == 0, Front.reading.contains(request.method) else {
      return false
    }
    request.repeats += 1
    return true
  }

  private static let reading = Set(Catalogue.reading.map { $0.name })

  /// Opens a document again in another worker, with all recoverable state.
  private func recover(_ document: HostedDocument, _ loss: WorkerLoss, _ method: String?) {
    let link: WorkerLink
    do throws(SystemError) { link = try takeWorker() } catch {
      return refuse(document, error.description)
    }
    document.link = link
    link.documentID = document.id
    link.isMuted = true
    let now = uptime()
    let lost = LostDocument(
      revision: document.summary?.revision ?? 0, isSuperseded: document.unlogged.isSuperseded)
    begin(
      link, documents: document.number - 1, views: document.firstView - 1,
      after: lost.revision > 0 ? lost : nil, prefetches: mayPrefetch(document),
      document.file.dataFolder)
    var params = DocumentDidRecover.Params()
    params.documentId = document.id
    params.reason = loss.reason
    params.method = method
    let isLogged = document.isLogged
    let again = document.file.paramsToRecover(isLogged: isLogged)
    grantKnownSidecars(of: document, link)
    link.ask(DocumentOpen.name, again, now: now) {
      [unowned self] isError, answer in
      let root = (try? JSONDocument.parse(answer))?.root
      if isError {
        guard workers.contains(link) else { return }
        let why = root?[member: "error"]?[member: "message"]?.string ?? loss.reason.rawValue
        refuse(document, "It could not be opened again: \(why)")
        return dismiss(link)
      }
      let result = root?[member: "result"]
      if isLogged, result?[member: "editedElsewhere"]?.bool == true {
        refuse(
          document,
          "Another server has its edit log, with the changes: open it again with recovery apply.")
        return dismiss(link)
      }
      params.revision = Int(clamping: result?[member: "revision"]?.integer ?? 0)
      let recovery = try? result?[member: "recovery"]?.read(as: WireRecovery.self)
      params.edits = recovery?.applied ?? 0
      params.failed = recovery?.failed
    }
    openViews(document, link, now)
    // The states of the views have the tools of now, so that the options of tools come before them; rules
    // come after them, so that the client is not asked.
    let isOfTool = { (setting: (method: String, params: JSONTree)) in
      setting.method == ToolSet.name
    }
    let settings = document.unlogged.settings.requests
    for setting in settings.filter(isOfTool) {
      link.ask(setting.method, setting.params, now: now)
    }
    restoreViews(document, link, now)
    for setting in settings.filter({ !isOfTool($0) }) {
      link.ask(setting.method, setting.params, now: now)
    }
    // This is answered after all that was asked about the document.
    let goOn = WorkerGoOn.Params(
      documentId: document.id, policy: document.unlogged.policy, preset: document.unlogged.preset,
      views: document.unlogged.presets)
    let form = (try? JSONTree.parse(goOn.wireText)) ?? .object([])
    link.ask(WorkerGoOn.name, form, now: now) { [unowned self] isError, _ in
      guard !isError, document.link === link, documents.contains(document) else { return }
      link.isMuted = false
      params.viewIds = document.views.keys.sorted().map { "v\($0)" }
      client.send(Outgoing.notification(DocumentDidRecover.name, params))
      release(document)
    }
  }

  private func openViews(_ document: HostedDocument, _ link: WorkerLink, _ now: Double) {
    let id = JSONTree.Member("documentId", .string(document.id))
    for (number, state) in document.views.sorted(by: { $0.key < $1.key })
    where number != document.firstView {
      begin(link, documents: nil, views: number - 1, nil)
      let state = state.flatMap { try? JSONTree.parse($0.wireText) }
      let size = state?[member: "size"] ?? [800, 600]
      link.ask(ViewOpen.name, .object([id, .init("size", size)]), now: now)
    }
  }

  private func restoreViews(_ document: HostedDocument, _ link: WorkerLink, _ now: Double) {
    let id = JSONTree.Member("documentId", .string(document.id))
    for (number, state) in document.views.sorted(by: { $0.key < $1.key }) {
      guard let state = state.flatMap({ try? JSONTree.parse($0.wireText) }) else { continue }
      let view = JSONTree.Member("viewId", .string("v\(number)"))
      link.ask(ViewRestore.name, .object([id, view, .init("state", state)]), now: now)
    }
    if document.views[document.firstView] == nil {
      let view = JSONTree.Member("viewId", .string("v\(document.firstView)"))
      link.ask(ViewClose.name, .object([id, view]), now: now)
    }
  }

  /// Gives up a document.
  private func refuse(_ document: HostedDocument, _ why: String) {
    documents.refuse(document, why)
    var params = DocumentDidClose.Params()
    params.documentId = document.id
    params.why = why
    client.send(Outgoing.notification(DocumentDidClose.name, params))
    failWaiting(of: document)
  }
}
