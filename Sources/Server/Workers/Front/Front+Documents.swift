// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import JSON
import JSONRPC
import System

/// Passes requests on to documents' workers.
extension Front {
  /// Sends a request to a document's worker once it can take one.
  func route(_ request: PendingRequest, _ params: JSONNode?, to document: HostedDocument) {
    switch request.method {
    case PagesImport.name:
      // Params that are invalid are refused by the document's worker.
      if let from = params?[member: "from"]?.string, from != document.id,
        let source = documents[from], let params, params[member: "path"]?.isNull ?? true
      {
        guard mayAnswer(PagesImport.self, request, params) else { return }
        return importPages(request, JSONTree(params), from: source, into: document)
      }
    case DocumentClose.name:
      request.didAnswer = { [unowned self] isError, _ in
        if !isError { didClose(document) }
      }
    case DocumentSave.name, DocumentReload.name:
      let tree = params.map { JSONTree($0) } ?? .object([])
      request.didAnswer = { isError, answer in
        if !isError { document.file.notePassword(tree, answer, savedAs: document.summary?.path) }
      }
    case let method where KeptSettings.keeps(method):
      guard document.unlogged.settings.hasRoom(for: method) else {
        return request.fail(.tooManySettings)
      }
      let tree = params.map { JSONTree($0) } ?? .object([])
      request.didAnswer = { isError, answer in
        guard !isError else { return }
        document.unlogged.settings.note(
          method, tree, Front.result(answer), firstView: document.views.keys.min().map { "v\($0)" })
      }
    default: break
    }
    pass(request, to: document)
  }

  /// Methods that may copy or paste, including keys and commands.
  private static let copying: Set = [
    AnnotationsCopy.name, InteractionCommand.name, InteractionKey.name,
  ]
  private static let pasting: Set = [
    AnnotationsPaste.name, InteractionCommand.name, InteractionKey.name,
  ]

  /// An earlier copy in another document. It must be complete before this request.
  private func copy(before request: PendingRequest, of document: HostedDocument) -> PendingRequest?
  {
    guard Front.pasting.contains(request.method) else { return nil }
    // Skips a copy whose worker waits for the client, because that may take as long as a person does.
    return documents.all.lazy.filter { $0 !== document && $0.link?.questions.isEmpty != false }
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
      return copy.didSettle.append(hold(document, for: request))
    }
    if let delivery = request.delivery {
      switch delivery.outcome {
      case nil: delivery.didEnd = hold(document, for: request)
      case .failure(let error): request.fail(error)
      case .success(let request): pass(request, to: document)
      }
      return
    }
    if request.method == ViewOpen.name { reserveView(request, document, link) }
    let named = NamedPath.all(in: request.frame)
    if !named.isEmpty {
      link.named.note(named)
      tellOpenFiles(to: document, link)
    }
    if request.method == BookmarksSetProviders.name { noteSidecars(named, of: document) }
    link.send(request, naming: named, now: uptime())
  }

  /// Makes a request and later ones of its document wait. They wait until the result is called.
  private func hold(_ document: HostedDocument, for request: PendingRequest) -> () -> Void {
    document.holds += 1
    document.waiting.append(request)
    return { [unowned self] in
      document.holds -= 1
      release(document)
    }
  }

  private func noteSidecars(_ named: [NamedPath], of document: HostedDocument) {
    guard configuration.hasSandbox, let path = document.file.path else { return }
    do throws(EditError) {
      try knownSidecars.note(
        named.filter { !$0.isFolder }.map(\.path), ofDocumentAt: path)
    } catch {
      home.log(.warning, "The places of bookmark files are not kept: \(error.message)")
    }
  }

  /// Lets a worker open its document's bookmark files. Earlier sessions have named them.
  func grantKnownSidecars(of document: HostedDocument, _ link: WorkerLink) {
    guard configuration.hasSandbox, let path = document.file.path else { return }
    do throws(EditError) { try link.grant(knownSidecars, ofDocumentAt: path) } catch {
      home.log(.warning, "The places of bookmark files are not known: \(error.message)")
    }
  }

  private var knownSidecars: KnownSidecars {
    KnownSidecars(
      stateDirectory: home.options.stateDirectory ?? configuration.stateDirectory)
  }

  /// Tells a worker which files named by its requests other documents have. Earlier requests are
  /// included, since some may not have begun.
  private func tellOpenFiles(to document: HostedDocument, _ link: WorkerLink) {
    var params = WorkerTakeOpenFiles.Params()
    for other in documents.inOrder where other !== document {
      guard let path = other.summary?.path.flatMap({ FilePath.destination(of: $0) }),
        link.named.contain(path)
      else { continue }
      params.files.append(.init(documentId: other.id, path: path))
    }
    link.send(Outgoing.notification(WorkerTakeOpenFiles.name, params))
  }

  /// Tells other documents' workers that a document was opened or closed. Only workers whose requests
  /// have named its file are told.
  func tellOthers(ofFileOf document: HostedDocument) {
    guard let path = document.summary?.path.flatMap({ FilePath.destination(of: $0) }) else {
      return
    }
    for other in documents.inOrder where other !== document {
      guard let link = other.link, link.named.contain(path) else { continue }
      tellOpenFiles(to: other, link)
    }
  }

  /// Releases the waiting requests, up to one that must wait again.
  func release(_ document: HostedDocument) {
    guard documents.contains(document) else { return failWaiting(of: document) }
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
    begin(link, documents: nil, views: ids.views, nil)
    let number = ids.nextView()
    ids.beginOpening(uptime())
    request.didAnswer = { [unowned self] isError, _ in
      ids.endOpening()
      if isError { return giveBackView(number, link) }
      // The worker may have reported the view's state before the answer.
      if document.views.index(forKey: number) == nil { document.views[number] = .some(nil) }
    }
  }

  func giveBackView(_ number: Int, _ link: WorkerLink) {
    if link.report.viewCount < number { ids.giveBack(view: number) }
  }

  /// Fails the requests that wait for a missing document. It never existed, or no longer exists.
  func failWaiting(of document: HostedDocument) {
    let waiting = document.waiting
    document.waiting = []
    let why =
      documents.refusal(of: document.id)
      ?? "There is no document \(document.id): open one first."
    for request in waiting { request.fail(RPCError(.unknownDocument, why)) }
  }

  private func didClose(_ document: HostedDocument) {
    documents.remove(document)
    tellOthers(ofFileOf: document)
    failWaiting(of: document)
    if let link = document.link { dismiss(link) }
  }

  /// Makes a worker end as soon as its last request is answered.
  func dismiss(_ link: WorkerLink) {
    link.isLeaving = true
    if link.pending.isEmpty { link.process.closeInput() }
  }
}
