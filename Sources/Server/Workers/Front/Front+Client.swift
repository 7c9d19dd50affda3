// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC

/// Handles the client's messages.
extension Front {
  func takeFromClient() {
    while !mustHold, home.exitStatus == nil {
      if let item = client.batch?.next() {
        take(item)
        continue
      }
      guard let event = client.nextEvent() else { break }
      home.client.framing = client.framing
      switch event {
      case .refused(let refusal): home.refuse(refusal)
      case .frame(let bytes): take(bytes)
      }
    }
    if home.exitStatus != nil { return cancelBatch() }
    if client.hasEvents { client.takeAhead(takeAhead) }
  }

  /// Takes an answer that came after a message that must wait: a worker may wait for the answer.
  private func takeAhead(_ bytes: [UInt8]) -> Bool {
    let incoming = Incoming(frame: bytes)
    // A cancel is taken again in its place, since its request may wait too.
    if case .message(let message)? = incoming.items.first, let id = message.cancelledID {
      cancel(id, bytes)
    }
    guard incoming.items.allSatisfy({ answered($0) != nil }) else { return false }
    for item in incoming.items {
      take(item, incoming.isBatch ? nil : bytes) { ReplySlot(batch: nil) { _ in } }
    }
    return true
  }

  /// The id that an answer gives; `nil` if the item is no answer. A message without a method, a result
  /// and an error answers a worker's question if it has its id.
  private func answered(_ item: Incoming.Item) -> MessageID? {
    switch item {
    case .message(.response(let id, _)): id
    case .refused(let id?, _): asker(of: id)?.questions.contains(id) == true ? id : nil
    default: nil
    }
  }

  /// Whether the client's next message must wait.
  private var mustHold: Bool {
    if ending.shutdown != nil { return true }
    ids.endOpening(ifLate: uptime())
    let isLate = ending.heldUntil.map { $0 <= uptime() } ?? false
    let mayEnd = isLate || !isWorking
    guard ids.areUncertain || !mayEnd, let method = nextMethod else { return false }
    if ids.areUncertain, Front.tellingIds.contains(method) { return true }
    guard !mayEnd, [Shutdown.name, Exit.name].contains(method) else { return false }
    ending.heldUntil = ending.heldUntil ?? uptime() + 10_000
    // Questions that wait for the client end with the session.
    endQuestions()
    return true
  }

  /// Methods that assign ids, and notifications that report all assigned ids.
  private static let tellingIds: Set = [
    DocumentOpen.name, ViewOpen.name, DocumentList.name, ServerStatus.name,
  ]

  /// Whether requests are pending that must be answered before the session ends.
  private var isWorking: Bool {
    documents.all.contains { $0.isHeld }
      || workers.links.contains { $0.pending.contains { $0.slot != nil } }
  }

  /// The method of the next message; `nil` if there is none, or if it is a batch, whose messages are
  /// looked at one by one.
  private var nextMethod: String? {
    if let batch = client.batch { return batch.nextMethod }
    guard case .frame(let bytes)? = client.eventsToCome.first else { return nil }
    let incoming = Incoming(frame: bytes)
    return incoming.isBatch ? nil : incoming.items.first?.method
  }

  private func take(_ bytes: [UInt8]) {
    let incoming = Incoming(frame: bytes)
    let send = { [client] (bytes: [UInt8]) in client.send(bytes) }
    guard !incoming.isBatch else {
      client.batch = BatchInProgress(incoming.items, BatchReply(send: send))
      return
    }
    for item in incoming.items { take(item, bytes) { ReplySlot(batch: nil, send: send) } }
  }

  private func take(_ item: BatchInProgress.Item) {
    take(item.content, nil) { [client] in
      ReplySlot(batch: item.reply) { client.send($0) }
    }
    if client.batch?.isOver == true {
      client.batch = nil
      item.reply.allRead()
    }
  }

  /// Answers the requests of a batch that come after an `exit`.
  private func cancelBatch() {
    while let item = client.batch?.next() {
      let slot = { ReplySlot(batch: item.reply) { _ in } }
      switch item.content {
      case .message(.request(let id, _, _)): slot().answer(Outgoing.error(id, .sessionEnded))
      case .refused(let id, let error): slot().answer(Outgoing.error(id, error))
      case .message, .ignored: break
      }
      if client.batch?.isOver == true {
        client.batch = nil
        item.reply.allRead()
      }
    }
  }

  /// - Parameter frame: the item's own frame; `nil` if it comes from a batch.
  private func take(_ item: Incoming.Item, _ frame: [UInt8]?, _ slot: () -> ReplySlot) {
    switch item {
    case .message(let message): take(message, frame ?? Front.frame(of: message), slot)
    case .refused(let id, let error) where answered(item) != nil:
      take(.response(id: id, .failure(error)), frame ?? Outgoing.error(id, error), slot)
    case .refused(let id, let error): slot().answer(Outgoing.error(id, error))
    case .ignored(let error): home.log.ignored(error)
    }
  }

  private func take(_ message: Message, _ frame: [UInt8], _ slot: () -> ReplySlot) {
    switch message {
    case .request(let id, let method, let params):
      let slot = slot()
      let request = PendingRequest(id, method, frame, slot: slot)
      request.arrival = numbers.nextPlace()
      guard home.isRunning else {
        home.request(id, method, params, CancellationFlag(), slot)
        if home.isRunning { briefing.opening = request }
        return
      }
      route(request, params)
    case .notification(let method, let params):
      if let id = message.cancelledID { cancel(id, frame) }
      if home.dispatcher.isNotification(method) { return home.notification(method, params) }
      // A notification is handled like a request whose answer nobody reads.
      let id = numbers.nextID("notification")
      let request = Outgoing.request(id, method, params.map { JSONTree($0) } ?? .object([]))
      take(.request(id: id, method: method, params: params), request) {
        ReplySlot(batch: nil) { _ in }
      }
    case .response(let id, _):
      guard let id, let link = asker(of: id) else { return }
      link.questions.removeAll { $0 == id }
      link.grantFiles(of: frame)
      link.send(frame)
    }
  }

  private func route(_ request: PendingRequest, _ params: JSONNode?) {
    switch request.method {
    // Messages between the front and its workers never go to the client.
    case let name where name.hasPrefix("worker/"): askHome(request, params)
    case DocumentOpen.name: open(request, params)
    case DocumentList.name: listDocuments(request, params)
    case ServerStatus.name: tellStatus(request, params)
    case Shutdown.name: shutDown(request, params)
    case ToolRegister.name, ToolKeys.name, LogSetLevel.name: askAll(request, params)
    case ToolUnregister.name: unregister(request, params)
    default:
      guard let id = params?[member: "documentId"]?.string else {
        guard KeptSettings.countsInSession(request.method) else {
          return askHome(request, params)
        }
        guard briefing.rules.hasRoom(for: request.method) else {
          return request.fail(.tooManySettings)
        }
        return askAll(request, params)
      }
      if let document = documents[id] {
        route(request, params, to: document)
      } else if let why = documents.refusal(of: id) {
        request.fail(RPCError(.unknownDocument, why))
      } else {
        askHome(request, params)
      }
    }
  }

  /// Reads the params of a method that the front answers itself. It reads them as its session would,
  /// and refuses the request if they are invalid.
  func mayAnswer<M: Method>(
    _ method: M.Type, _ request: PendingRequest, _ params: JSONNode?
  ) -> Bool {
    do throws(RPCError) {
      try Dispatcher.check(params, of: method, home)
      return true
    } catch {
      request.fail(error)
      return false
    }
  }

  func askHome(_ request: PendingRequest, _ params: JSONNode?) {
    guard let slot = request.slot else { return }
    home.request(request.id, request.method, params, CancellationFlag(), slot)
  }

  /// Passes on a cancel, which overtakes messages that wait for a worker.
  private func cancel(_ id: MessageID, _ frame: [UInt8]) {
    for document in documents.all {
      for request in document.waiting where request.id == id {
        request.isCancelled = true
        guard let extraction = request.delivery?.extraction else { continue }
        cancel(extraction, CancelRequest.frame(for: extraction))
      }
    }
    for link in workers.links {
      guard let request = link.pending.first(where: { $0.id == id }) else { continue }
      request.isCancelled = true
      link.send(frame)
    }
  }

  /// The worker that made a request of the client.
  private func asker(of id: MessageID) -> WorkerLink? {
    guard case .string(let name) = id, name.hasPrefix("recto-w"),
      let serial = name.dropFirst("recto-w".count).split(separator: "-").first.flatMap({ Int($0) })
    else { return nil }
    return workers.links.first { $0.serial == serial }
  }

  /// The frame of a single message from a batch.
  private static func frame(of message: Message) -> [UInt8] {
    switch message {
    case .request(let id, let method, let params):
      Outgoing.request(id, method, params.map { JSONTree($0) } ?? .object([]))
    case .notification(let method, let params):
      Outgoing.notification(method, params.map { JSONTree($0) } ?? .object([]))
    case .response(let id, .success(let result)):
      Outgoing.result(id ?? .integer(0), JSONTree(result))
    case .response(let id, .failure(let error)): Outgoing.error(id, error)
    }
  }
}
