// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import JSON
import JSONRPC

/// Merges the answers of all workers.
extension Front {
  private var inOrder: [HostedDocument] {
    documents.values.filter(\.isOpen).sorted { $0.number < $1.number }
  }

  func listDocuments(_ request: PendingRequest) {
    var result = DocumentList.Result()
    result.documents = inOrder.compactMap(\.summary)
    request.slot?.answer(Outgoing.result(request.id, result))
  }

  func tellStatus(_ request: PendingRequest) {
    var result = ServerStatus.Result(home)
    let open = inOrder
    result.documents = open.count
    for link in links {
      result.memoryBytes &+= ServerStatus.Result.inMebibytes(link.memoryBytes)
      result.cacheBytes &+= link.cacheBytes
    }
    // A process that waits for a document has nothing in its caches yet.
    let caches = open.compactMap { $0.link?.caches }
    if !caches.isEmpty { result.caches = .sum(caches) }
    result.workers = open.compactMap { document in
      guard let link = document.link else { return nil }
      var worker = WorkerStatus()
      worker.documentId = document.id
      worker.processId = Int(link.process.identifier)
      worker.restarts = document.restarts
      return worker
    }
    result.warning = result.warning ?? links.lazy.map(\.warning).first { !$0.isEmpty }
    result.sandbox = links.lazy.compactMap(\.sandbox).first
    request.slot?.answer(Outgoing.result(request.id, result))
  }
}

/// Pages of one worker's document into another's.
extension Front {
  func importPages(
    _ request: PendingRequest, _ params: JSONTree, from source: HostedDocument,
    into document: HostedDocument
  ) {
    guard
      let folder = TemporaryFolder(in: configuration.temporaryFolder, prefix: Front.folderPrefix)
    else {
      return request.fail(
        RPCError(
          .saveFailed, "\(configuration.temporaryFolder) takes no folder: see to it, or set TMPDIR."
        ))
    }
    var asked: [JSONTree.Member] = [
      .init("documentId", .string(source.id)), .init("folder", .string(folder.path)),
    ]
    if let pages = params[member: "pages"] { asked.append(.init("pages", pages)) }
    extractsMade += 1
    let id = MessageID.string("recto-extract-\(extractsMade)")
    let extract = PendingRequest(
      id, WorkerExtract.name, Outgoing.request(id, WorkerExtract.name, JSONTree.object(asked)),
      title: request.title, slot: nil)
    // Later messages of the client wait for it.
    document.holds += 1
    extract.didAnswer = { [unowned self] isError, answer in
      document.holds -= 1
      let root = (try? JSONDocument.parse(answer))?.root
      guard !isError, let result = root?[member: "result"] else {
        let error = try? root?[member: "error"]?.read(as: RPCError.self)
        request.fail(error ?? .cancelled)
        return release(document)
      }
      // The worker's own word for it is not taken: another worker will read the file.
      let put = params.with("path", .string(WorkerExtract.file(in: folder.path)))
        .with("count", JSONTree(result)[member: "count"] ?? .null)
      let again = PendingRequest(
        request.id, WorkerImportPages.name,
        Outgoing.request(request.id, WorkerImportPages.name, put), title: request.title,
        slot: request.slot)
      again.didAnswer = { _, _ in withExtendedLifetime(folder) {} }
      document.waiting.insert(again, at: 0)
      release(document)
    }
    pass(extract, to: source)
  }
}
