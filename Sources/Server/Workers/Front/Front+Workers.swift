// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import JSON
import JSONRPC
import Workspace

/// Sends messages to workers, and handles their messages.
extension Front {
  /// Takes the spare worker, or starts a new one.
  func takeWorker() throws(SystemError) -> WorkerLink {
    if let ready = workers.takeSpare() { return ready }
    return try makeWorker()
  }

  func makeWorker() throws(SystemError) -> WorkerLink {
    let serial = workers.nextSerial()
    let grants =
      configuration.hasSandbox ? FileGrants(serverPlaces, roots: configuration.roots) : nil
    let process = try WorkerProcess(
      configuration.workerArguments(serial: serial),
      temporaryFolder: configuration.temporaryFolder, grants: grants,
      scriptLibrary: configuration.scriptLibrary)
    let link = WorkerLink(
      serial: serial, process, grants, limit: configuration.queueBytes, now: uptime())
    workers.add(link)
    if let opening = briefing.opening { repeatForWorker(opening, link) }
    link.send(preferences)
    for request in briefing.requests { repeatForWorker(request, link) }
    for rule in briefing.rules.requests { link.ask(rule.method, rule.params, now: uptime()) }
    if let copied = briefing.copied { link.send(copied) }
    if let signatures = briefing.signatures { link.send(signatures) }
    return link
  }

  private var serverPlaces: ServerPlaces {
    ServerPlaces(
      stateDirectory: home.options.stateDirectory ?? configuration.stateDirectory,
      cacheDirectory: home.options.cacheDirectory ?? configuration.cacheDirectory,
      temporaryFolder: configuration.temporaryFolder)
  }

  /// Repeats a client's request for a worker, and drops the answer.
  func repeatForWorker(
    _ request: PendingRequest, _ link: WorkerLink,
    _ didAnswer: @escaping (_ isError: Bool, _ answer: [UInt8]) -> Void = { _, _ in }
  ) {
    let again = PendingRequest(request.id, request.method, request.frame, slot: nil)
    again.didAnswer = didAnswer
    link.send(again, now: uptime())
  }

  /// Tells a worker which ids come next.
  ///
  /// - Parameters:
  ///   - lost: the state of the document that is opened again.
  ///   - prefetches: whether it may prefetch pages.
  func begin(
    _ link: WorkerLink, documents: Int?, views: Int, after lost: LostDocument? = nil,
    prefetches: Bool = true, _ dataFolder: TemporaryFolder?
  ) {
    link.report.viewCount = views
    var params = WorkerBegin.Params()
    params.documents = documents
    params.views = views
    params.revision = lost?.revision
    params.isSuperseded = lost?.isSuperseded ?? false
    params.dataFolder = dataFolder?.path
    params.prefetches = prefetches
    if let dataFolder { link.grantFolder(dataFolder.path) }
    link.send(Outgoing.notification(WorkerBegin.name, params))
  }

  /// Sends the user's preferences to the workers.
  func sharePreferences(except one: WorkerLink?) {
    let message = preferences
    for link in workers.links where link !== one { link.send(message) }
  }

  /// Sends the user's signatures to the workers.
  func shareSignatures(_ form: StoredSignatures, except one: WorkerLink?) {
    let message = Outgoing.notification(WorkerTakeSignatures.name, form)
    briefing.signatures = message
    for link in workers.links where link !== one { link.send(message) }
  }

  private var preferences: [UInt8] {
    Outgoing.notification(
      WorkerArrange.name, StoredPreferences(home.documents.shared.userPreferences.preferences))
  }

  func read(_ link: WorkerLink) {
    guard !client.isOverfull else { return }
    let (messages, isEnded) = link.pipe.read()
    for message in messages { take(message, from: link) }
    if isEnded { didEnd(link) }
  }

  func take(_ message: [UInt8], from link: WorkerLink) {
    guard let peeked = PeekedMessage(message) else { return }
    if peeked != .notification(Heartbeat.name) { link.watch.heardMain(uptime()) }
    switch peeked {
    case .answer(let id, let isError):
      guard let request = link.take(id) else { return }
      request.didAnswer(isError, message)
      request.settle()
      request.slot?.answer(message)
      if request.slot != nil, let id = link.documentID { documents[id]?.restarts.didAnswer() }
      if link.isLeaving, link.pending.isEmpty { link.process.closeInput() }
    case .request(let id):
      link.questions.append(id)
      client.send(message)
      // Other documents do not wait for a document that waits for the client.
      for request in link.pending { request.settle() }
    case .notification(let name): take(name, message, from: link)
    }
  }

  private func take(_ name: String, _ message: [UInt8], from link: WorkerLink) {
    switch name {
    case Heartbeat.name:
      guard let number = Front.params(message)?[member: "number"]?.integer else { return }
      link.watch.heardBeat(Int(clamping: number), uptime())
    case WorkerDidUpdate.name:
      if let update = try? Front.params(message)?.read(as: WorkerDidUpdate.Params.self) {
        take(update, from: link)
      }
    case WorkerDidGiveUp.name:
      guard let given = try? Front.params(message)?.read(as: WorkerDidGiveUp.Params.self) else {
        return
      }
      link.questions.removeAll { $0 == given.id }
    case WorkerDidArrange.name:
      guard let told = try? Front.params(message)?.read(as: WorkerDidArrange.Params.self),
        let before = try? told.before.preferences(), let now = try? told.now.preferences()
      else { return }
      let known = home.documents.shared.userPreferences
      known.takeOver(now, since: before)
      home.userState.preferencesFile?.note(now, since: before)
      // The worker does not know of a change elsewhere, or has been told before it told its own.
      sharePreferences(except: known.preferences == now ? link : nil)
    case WorkerDidKeep.name:
      guard let form = try? Front.params(message)?.read(as: StoredSignatures.self) else {
        return
      }
      home.userState.takeOver(form.saved)
      shareSignatures(form, except: link)
    case WorkerDidIgnore.name:
      guard let told = try? Front.params(message)?.read(as: WorkerDidIgnore.Params.self) else {
        return
      }
      home.log.unknownMembers.tellIgnored(told.path, told.why, in: told.method)
    case WorkerDidCopy.name:
      guard let params = Front.params(message) else { return }
      let renamed = Outgoing.notification(WorkerTakeCopied.name, JSONTree(params))
      briefing.copied = renamed
      for other in workers.links where other !== link { other.send(renamed) }
    default:
      if !link.isMuted { client.send(message, isDroppable: Front.isDroppable(name, message)) }
    }
  }

  private func take(_ update: WorkerDidUpdate.Params, from link: WorkerLink) {
    let document = link.documentID.flatMap { documents[$0] }
    if let summary = update.document {
      document?.summary = summary
    }
    if let isLogged = update.isLogged { document?.isLogged = isLogged }
    if let isSuperseded = update.isSuperseded { document?.unlogged.isSuperseded = isSuperseded }
    link.report.take(update)
    guard !link.isMuted else { return }
    if let policy = update.policy { document?.unlogged.policy = policy }
    if let preset = update.preset { document?.unlogged.preset = preset }
    for view in update.views {
      guard let number = Int(view.viewId.dropFirst()) else { continue }
      if view.preset != nil || view.state == nil {
        document?.unlogged.presets.removeAll { $0.viewId == view.viewId }
      }
      if let preset = view.preset {
        document?.unlogged.presets.append(WorkerView(viewId: view.viewId, preset: preset))
      }
      if let state = view.state {
        document?.views[number] = .some(state)
      } else {
        document?.views[number] = nil
        document?.unlogged.settings.forget(view: view.viewId)
      }
    }
  }

  private static func params(_ message: [UInt8]) -> JSONNode? {
    (try? JSONDocument.parse(message))?.root[member: "params"]
  }

  private static let droppable = Set(
    Catalogue.notifications.filter { $0.isDroppable }.map { $0.name })

  /// Whether a notification may be dropped if the client does not read.
  private static func isDroppable(_ name: String, _ message: [UInt8]) -> Bool {
    guard name == Progress.name else { return droppable.contains(name) }
    // Only counters may be dropped, never pieces of a result.
    return String(decoding: message.prefix(300), as: UTF8.self).contains(text: #""value":{"done":"#)
  }
}
