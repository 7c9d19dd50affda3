// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import JSON
import JSONRPC

/// Opens documents in workers.
extension Front {
  /// The prefix of fronts' folders for documents opened from data.
  static let folderPrefix = "recto-data-"

  func open(_ request: PendingRequest, _ params: JSONNode?) {
    var (request, tree) = (request, params.map { JSONTree($0) } ?? .object([]))
    if let path = HostedFile.path(in: tree), isLogged(path) {
      // An opening never decides about the changes of a document that is open.
      tree = tree.with("recovery", .string(RecoveryChoice.report.rawValue))
      request = request.with(tree)
    }
    let key = Front.key(of: tree)
    guard !documents.crashesTooOften(key) else { return request.fail(.bringsDownWorkers(tree)) }
    workers.documentOpens(uptime())
    let link: WorkerLink
    do throws(SystemError) { link = try takeWorker() } catch {
      return request.fail(
        RPCError(
          .limitExceeded, error.description, data: [.init("limit", .string("processes"))]))
    }
    let hasData = tree[member: "data"]?.string != nil
    let document = HostedDocument(
      number: ids.nextDocument(), firstView: ids.nextView(),
      HostedFile(tree, key: key, dataFolder: hasData ? dataFolder() : nil))
    documents.add(document)
    request.didAnswer = { [unowned self] isError, _ in
      ids.endOpening()
      workers.delaySpare(uptime())
      guard !isError else { return didNotOpen(document) }
      document.isOpen = true
      tellOthers(ofFileOf: document)
    }
    open(document, by: request, in: link)
  }

  /// Whether a file's edit log is that of an open document. While the document's worker is replaced,
  /// nobody has the log locked.
  private func isLogged(_ path: String) -> Bool {
    documents.all.contains { document in
      document.isLogged && document.summary?.path.map { Editor.isSameName($0, path) } == true
    }
  }

  private func open(_ document: HostedDocument, by request: PendingRequest, in link: WorkerLink) {
    document.link = link
    link.documentID = document.id
    begin(
      link, documents: document.number - 1, views: document.firstView - 1,
      prefetches: mayPrefetch(document), document.file.dataFolder)
    ids.beginOpening(uptime())
    grantKnownSidecars(of: document, link)
    link.send(request, now: uptime())
  }

  /// Opens a document in another worker after its worker was lost. The first worker was lost before it
  /// began.
  func openElsewhere(_ document: HostedDocument, _ error: RPCError) {
    guard let place = document.waiting.firstIndex(where: { $0.method == DocumentOpen.name })
    else { return failWaiting(of: document) }
    let opening = document.waiting.remove(at: place)
    guard document.restarts.futile <= HostedDocuments.mostCrashes, let link = try? takeWorker()
    else {
      opening.fail(error)
      return failWaiting(of: document)
    }
    open(document, by: opening, in: link)
    release(document)
  }

  private func dataFolder() -> TemporaryFolder? {
    TemporaryFolder(in: configuration.temporaryFolder, prefix: Front.folderPrefix)
  }

  private func didNotOpen(_ document: HostedDocument) {
    documents.remove(document)
    ids.giveBack(document: document.number)
    guard let link = document.link else { return ids.giveBack(view: document.firstView) }
    giveBackView(document.firstView, link)
    link.documentID = nil
    // A process that has read a document, even without success, is not used for another.
    if !configuration.hasSandbox, !workers.hasSpare, document.file.dataFolder == nil {
      workers.keepAsSpare(link, uptime())
    } else {
      dismiss(link)
    }
  }

  /// The key of a file. It identifies the file when it is opened again.
  private static func key(of params: JSONTree) -> String {
    if let name = HostedFile.path(in: params) { return "file " + name }
    return "data \(params[member: "data"]?.string?.hashValue ?? 0)"
  }
}

extension RPCError {
  /// The error for too many settings and rules. There are as many as can be repeated after a worker was
  /// lost.
  static let tooManySettings = RPCError(
    .limitExceeded, "There are \(KeptSettings.most) settings and rules: remove some first.",
    data: [
      .init("limit", .string("settings")), .init("maximum", .integer(Int64(KeptSettings.most))),
    ])

  fileprivate static func bringsDownWorkers(_ params: JSONTree) -> RPCError {
    let name = params[member: "path"]?.string ?? params[member: "uri"]?.string ?? "This document"
    return RPCError(.cannotOpen, Front.refusal(name))
  }
}

extension Front {
  /// The message for a file that is no longer opened.
  static func refusal(_ name: String) -> String {
    """
    \(name) has brought down the process that had it open three times, and is not opened again in \
    this session. Changes that were not saved are in its edit log.
    """
  }
}
