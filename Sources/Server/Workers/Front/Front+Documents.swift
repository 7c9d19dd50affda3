// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import JSON
import JSONRPC

/// Documents and their workers.
extension Front {
  /// How often a file may bring down a worker.
  static let mostCrashes = 3
  /// Tells the folders of fronts, where documents are that were opened from data.
  static let folderPrefix = "recto-data-"

  func open(_ request: PendingRequest, _ params: JSONNode?) {
    let tree = params.map { JSONTree($0) } ?? .object([])
    let key = Front.key(of: tree)
    if crashes[key, default: 0] >= Front.mostCrashes {
      return request.fail(.bringsDownWorkers(tree))
    }
    canMakeSpare = true
    let link: WorkerLink
    do throws(SystemError) { link = try takeWorker() } catch {
      return request.fail(
        RPCError(
          .limitExceeded, error.description, data: [.init("limit", .string("processes"))]))
    }
    let hasData = tree[member: "data"]?.string != nil
    documentsOpened += 1
    viewsOpened += 1
    let document = HostedDocument(
      number: documentsOpened, firstView: viewsOpened, params: tree, key: key,
      dataFolder: hasData ? dataFolder() : nil)
    documents[document.id] = document
    request.didAnswer = { [unowned self] isError, _ in
      idsUncertainUntil = nil
      if isError { didNotOpen(document) } else { document.isOpen = true }
    }
    open(document, by: request, in: link)
  }

  private func open(_ document: HostedDocument, by request: PendingRequest, in link: WorkerLink) {
    document.link = link
    link.documentID = document.id
    begin(
      link, documents: document.number - 1, views: document.firstView - 1, document.dataFolder)
    idsUncertainUntil = uptime() + 250
    link.send(request, now: uptime())
  }

  /// Has another worker open a document whose worker was lost before it began to open it.
  func openElsewhere(_ document: HostedDocument, _ error: RPCError) {
    guard let place = document.waiting.firstIndex(where: { $0.method == DocumentOpen.name })
    else { return failWaiting(of: document) }
    let opening = document.waiting.remove(at: place)
    guard document.futileRestarts <= Front.mostCrashes, let link = try? takeWorker() else {
      opening.fail(error)
      return failWaiting(of: document)
    }
    open(document, by: opening, in: link)
    release(document)
  }

  private func dataFolder() -> TemporaryFolder? {
    TemporaryFolder(in: configuration.temporaryFolder, prefix: Front.folderPrefix)
  }

  /// Sends a request to a document's worker, as soon as there is one that can take it.
  func route(_ request: PendingRequest, _ params: JSONNode?, to document: HostedDocument) {
    switch request.method {
    case PagesImport.name:
      if let from = params?[member: "from"]?.string, from != document.id,
        let source = documents[from], let params
      {
        return importPages(request, JSONTree(params), from: source, into: document)
      }
    case DocumentClose.name:
      request.didAnswer = { [unowned self] isError, _ in
        if !isError { didClose(document) }
      }
    case DocumentSave.name, DocumentReload.name:
      let tree = params.map { JSONTree($0) } ?? .object([])
      request.didAnswer = { isError, answer in
        if !isError { document.notePassword(tree, answer) }
      }
    case let method where KeptSettings.keeps(method):
      let tree = params.map { JSONTree($0) } ?? .object([])
      request.didAnswer = { isError, _ in
        if !isError { document.settings.note(method, tree) }
      }
    default: break
    }
    pass(request, to: document)
  }

  /// What may copy or paste, by keys and commands as well.
  private static let copying: Set = [
    AnnotationsCopy.name, InteractionCommand.name, InteractionKey.name,
  ]
  private static let pasting: Set = [
    AnnotationsPaste.name, InteractionCommand.name, InteractionKey.name,
  ]

  /// What another document was asked before it, and has to have copied by then.
  private func copy(before request: PendingRequest, of document: HostedDocument) -> PendingRequest?
  {
    guard Front.pasting.contains(request.method) else { return nil }
    return documents.values.lazy.filter { $0 !== document }
      .compactMap { other in
        ((other.link?.pending ?? []) + other.waiting)
          .last {
            $0.slot != nil && $0.arrival < request.arrival && Front.copying.contains($0.method)
          }
      }.first
  }

  func pass(_ request: PendingRequest, to document: HostedDocument) {
    guard let link = document.link, !document.isHeld else {
      document.waiting.append(request)
      return
    }
    if let copy = copy(before: request, of: document) {
      document.holds += 1
      document.waiting.append(request)
      let didAnswer = copy.didAnswer
      copy.didAnswer = { [unowned self] isError, answer in
        didAnswer(isError, answer)
        document.holds -= 1
        release(document)
      }
      return
    }
    if request.method == ViewOpenMethod.name { reserveView(request, document, link) }
    link.send(request, now: uptime())
  }

  /// Lets go what waited, up to something that has to be waited for again.
  func release(_ document: HostedDocument) {
    guard documents[document.id] === document else { return failWaiting(of: document) }
    guard !document.isHeld else { return }
    let waiting = document.waiting
    document.waiting = []
    for request in waiting {
      if request.isCancelled { request.fail(.cancelled) } else { pass(request, to: document) }
    }
  }

  private func reserveView(
    _ request: PendingRequest, _ document: HostedDocument, _ link: WorkerLink
  ) {
    begin(link, documents: nil, views: viewsOpened, nil)
    viewsOpened += 1
    let number = viewsOpened
    idsUncertainUntil = uptime() + 250
    request.didAnswer = { [unowned self] isError, _ in
      idsUncertainUntil = nil
      if isError { giveBackView(number, link) } else { document.views[number] = .some(nil) }
    }
  }

  private func giveBackView(_ number: Int, _ link: WorkerLink) {
    if viewsOpened == number, link.viewCount < number { viewsOpened -= 1 }
  }

  /// Answers what waits for a document that is not there, or not any more.
  func failWaiting(of document: HostedDocument) {
    let waiting = document.waiting
    document.waiting = []
    let why = refused[document.id] ?? "There is no document \(document.id): open one first."
    for request in waiting { request.fail(RPCError(.unknownDocument, why)) }
  }

  private func didNotOpen(_ document: HostedDocument) {
    documents[document.id] = nil
    if documentsOpened == document.number { documentsOpened -= 1 }
    guard let link = document.link else {
      if viewsOpened == document.firstView { viewsOpened -= 1 }
      return
    }
    giveBackView(document.firstView, link)
    link.documentID = nil
    if spare == nil, document.dataFolder == nil { spare = link } else { dismiss(link) }
  }

  private func didClose(_ document: HostedDocument) {
    documents[document.id] = nil
    failWaiting(of: document)
    if let link = document.link { dismiss(link) }
  }

  /// Has a worker end as soon as its last request is answered.
  func dismiss(_ link: WorkerLink) {
    link.isLeaving = true
    if link.pending.isEmpty { link.process.closeInput() }
  }

  /// What tells a file from others when it is opened again.
  private static func key(of params: JSONTree) -> String {
    let name =
      params[member: "path"]?.string
      ?? params[member: "uri"]?.string.flatMap { FileURI($0)?.path }
    if let name { return "file " + name }
    return "data \(params[member: "data"]?.string?.hashValue ?? 0)"
  }
}

extension RPCError {
  fileprivate static func bringsDownWorkers(_ params: JSONTree) -> RPCError {
    let name = params[member: "path"]?.string ?? params[member: "uri"]?.string ?? "This document"
    return RPCError(.cannotOpen, Front.refusal(name))
  }
}

extension Front {
  /// Why a file is not opened any more.
  static func refusal(_ name: String) -> String {
    """
    \(name) has brought down the process that had it open three times, and is not opened again in \
    this session. Changes that were not saved are in its edit log.
    """
  }
}
