// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import JSON
import JSONRPC

/// Merges the answers of all workers.
extension Front {
  func listDocuments(_ request: PendingRequest, _ params: JSONNode?) {
    guard mayAnswer(DocumentList.self, request, params) else { return }
    var result = DocumentList.Result()
    result.documents = documents.inOrder.compactMap(\.summary)
    request.slot?.answer(Outgoing.result(request.id, result))
  }

  func tellStatus(_ request: PendingRequest, _ params: JSONNode?) {
    guard mayAnswer(ServerStatus.self, request, params) else { return }
    var result = ServerStatus.Result(home)
    let open = documents.inOrder
    result.documents = open.count
    for link in workers.links {
      let figures = link.process.tally.figures
      result.memoryBytes &+= ServerStatus.Result.inMebibytes(figures.memoryBytes)
      result.cacheBytes &+= figures.textBytes
    }
    // A process that waits for a document has nothing in its caches yet.
    let caches = open.compactMap { $0.link?.process.tally.figures.caches }
    if !caches.isEmpty { result.caches = .sum(caches) }
    result.workers = open.compactMap { document in
      guard let link = document.link else { return nil }
      var worker = WorkerStatus()
      worker.documentId = document.id
      worker.processId = Int(link.process.identifier)
      worker.restarts = document.restarts.count
      return worker
    }
    result.warning =
      result.warning ?? workers.links.lazy.map(\.report.warning).first { !$0.isEmpty }
    result.sandbox = workers.links.lazy.compactMap(\.report.sandbox).first
    request.slot?.answer(Outgoing.result(request.id, result))
  }
}

/// Requests about the session, which all workers must know.
extension Front {
  /// Answers a request about the session, and repeats it for all workers. Future workers get it too.
  func askAll(_ request: PendingRequest, _ params: JSONNode?) {
    let tree = params.map { JSONTree($0) } ?? .object([])
    let slot = ReplySlot(batch: nil) { [unowned self] answer in
      let result = Front.result(answer)
      if result != .null { briefing.note(request, tree, result) }
      request.slot?.answer(answer)
    }
    home.request(request.id, request.method, params, CancellationFlag(), slot)
    for link in workers.links { repeatForWorker(request, link) }
  }

  /// The result in an answer; `null` for an error.
  static func result(_ answer: [UInt8]) -> JSONTree {
    (try? JSONDocument.parse(answer))?.root[member: "result"].map { JSONTree($0) } ?? .null
  }

  /// Removes a client tool from all workers. Views may have to change their tool, which is announced
  /// before the answer.
  func unregister(_ request: PendingRequest, _ params: JSONNode?) {
    // Workers that are started meanwhile do not get the tool.
    briefing.note(request, params.map { JSONTree($0) } ?? .null, .null)
    var missing = workers.links.count
    for link in workers.links {
      repeatForWorker(request, link) { [unowned self] _, _ in
        missing -= 1
        if missing == 0 { askHome(request, params) }
      }
    }
    if missing == 0 { askHome(request, params) }
  }
}

/// Imports pages of one worker's document into another worker's document.
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
    let id = numbers.nextID("extract")
    let extract = PendingRequest(
      id, WorkerExtract.name, Outgoing.request(id, WorkerExtract.name, JSONTree.object(asked)),
      title: request.title, slot: nil)
    extract.arrival = request.arrival
    let delivery = PageDelivery(id)
    extract.didAnswer = { isError, answer in
      let root = (try? JSONDocument.parse(answer))?.root
      guard !isError, let result = root?[member: "result"] else {
        let error = try? root?[member: "error"]?.read(as: RPCError.self)
        return delivery.end(.failure(error ?? .cancelled))
      }
      // The path is not taken from the worker's answer, because another worker will read the file.
      let put = Front.paramsOfPlacing(params)
        .with("path", .string(WorkerExtract.file(in: folder.path)))
        .with("count", JSONTree(result)[member: "count"] ?? .null)
      let again = request.with(put, method: WorkerImportPages.name)
      again.didAnswer = { _, _ in withExtendedLifetime(folder) {} }
      delivery.end(.success(again))
    }
    request.delivery = delivery
    // Each document has the import at its place among the other requests: documents that import from
    // each other never wait for a later import.
    pass(extract, to: source)
    pass(request, to: document)
  }

  /// The params of an import that are about where the pages go.
  private static func paramsOfPlacing(_ params: JSONTree) -> JSONTree {
    let (own, general) = (WorkerImportPages.Params.fields, GeneralParams.fields)
    let names = own.map(\.description.name) + general.map(\.description.name)
    return .object(names.compactMap { name in params[member: name].map { .init(name, $0) } })
  }
}
