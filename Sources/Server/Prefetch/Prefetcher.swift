// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSONRPC
import Workspace

/// Prepares pages that are likely to be requested next. It works while the session is idle: on display
/// lists on the main thread, between messages, and on pictures on a separate thread.
///
/// A prepared picture is delivered only to a request that matches it exactly. Used on the main thread.
final class Prefetcher {
  /// The maximum size of prepared pictures together, in bytes.
  static let mostBytes = 64 << 20
  /// The most attempts at a page's display list that messages interrupt.
  private static let mostAttempts = 4

  private unowned let session: Session
  private let lane: any RasterLane
  private let team: SerialRasterTeam
  private var trail: ReadingTrail?
  /// The parameters for drawing the next pages; `nil` before the first request.
  private var wanted: RenderParams?
  private var pages: [Int] = []
  private var attempts = 0
  private var prepared: [PreparedPicture] = []
  private var drawing: PreparedPicture?
  /// The current drawing's start and the last one's duration, in milliseconds.
  private var drawingBegan = 0.0
  private var lastDrawing = Double.infinity
  /// The end of the pause in preparation. It is a time of the clock in milliseconds.
  private var restsUntil = 0.0

  init(_ session: Session, on lane: any RasterLane, threads: Int) {
    self.session = session
    self.lane = lane
    team = SerialRasterTeam(threadCount: threads)
  }

  /// Whether there is a page to prepare now.
  var hasWork: Bool { isReady && session.world.uptime() >= restsUntil }

  /// The end of the pause, if a page waits for it.
  var deadline: Double? { isReady && session.world.uptime() < restsUntil ? restsUntil : nil }

  /// Records that a picture was answered. A client that asks for pages here and there sends its next
  /// request soon, and that request needs the processors: preparation waits for a pause. Pages in reading
  /// order are prepared at once.
  func didAnswer() {
    let isInOrder = trail?.isInOrder == true
    restsUntil = isInOrder ? 0 : session.world.uptime() + session.world.prefetchPause
  }

  private var isReady: Bool {
    guard drawing == nil, !pages.isEmpty, session.isRunning, session.pictures.drawings.isIdle else {
      return false
    }
    return session.requests.jobs.isEmpty && session.client.questions.isEmpty && hasMemory
  }

  /// Takes a request's picture if it is or soon will be prepared.
  func take(_ key: PreparedPicture.Key) -> PreparedPicture? {
    guard let index = prepared.firstIndex(where: { $0.key == key }) else {
      // A request needs the processor, even if its picture was taken already.
      if let drawing, prepared.contains(where: { $0 === drawing }) { drawing.cancellation.cancel() }
      return nil
    }
    let picture = prepared[index]
    if picture === drawing, !isWorthWaiting(for: key.request) {
      picture.cancellation.cancel()
      return nil
    }
    prepared.remove(at: index)
    return picture
  }

  /// Notes a request for a page.
  func follow(_ params: RenderParams, in open: OpenDocument) {
    if trail?.documentID != open.id { trail = ReadingTrail(documentID: open.id) }
    pages = trail?.follow(params, in: open) ?? []
    wanted = params
    attempts = 0
    let upcoming = Set(pages)
    discard { $0.documentID != open.id || !upcoming.contains($0.pageIndex) }
    let ready = Set(prepared.map(\.pageIndex))
    pages.removeAll { ready.contains($0) }
  }

  /// Drops a document's prepared pages. The document has changed or was closed.
  func forget(_ documentID: String) {
    discard { $0.documentID == documentID }
    if wanted?.documentId == documentID { (wanted, pages) = (nil, []) }
    if trail?.documentID == documentID { trail = nil }
  }

  func removeAll() {
    discard { _ in true }
    (trail, wanted, pages) = (nil, nil, [])
  }

  /// The cache use of prepared pictures.
  var use: CacheUse {
    CacheUse(entries: prepared.count, bytes: byteCount, limit: Prefetcher.mostBytes)
  }

  /// The size of prepared pictures, in bytes.
  var byteCount: Int { prepared.reduce(0) { $0 + $1.byteCount } }

  /// Makes the display list of the next page, and starts drawing it.
  func step() {
    guard var params = wanted, let index = pages.first,
      let open = session.documents[params.documentId]
    else {
      pages = []
      return
    }
    params.pageIndex = index
    do throws(RPCError) {
      let list = try list(params, open)
      pages.removeFirst()
      attempts = 0
      // Tiles are requested in any order, so none is drawn ahead; the display list serves all of them.
      if params.rect == nil { try draw(list, params, open) }
    } catch {
      attempts += 1
      let isInterrupted = error.kind == .requestCancelled && attempts < Prefetcher.mostAttempts
      // An undrawable page is skipped; requests for it report the error.
      if !isInterrupted, !pages.isEmpty { (pages, attempts) = (Array(pages.dropFirst()), 0) }
    }
  }

  private func list(_ params: RenderParams, _ open: OpenDocument) throws(RPCError) -> DisplayList {
    try session.world.interruption.guarding { cancellation throws(RPCError) in
      try limited(on: .main, cancellation) { () throws(RPCError) in
        try engine(
          open.document.page(params.pageIndex)
            .displayList(params.parts, cancellation: cancellation))
      }
    }
  }

  private func draw(
    _ list: DisplayList, _ params: RenderParams, _ open: OpenDocument
  ) throws(RPCError) {
    let page = try engine(open.document.page(params.pageIndex))
    let request = try params.request(for: page)
    var delivery = DataDelivery(params.delivery, of: session)
    delivery.isPrepared = true
    let box = try params.check(request, page.limits, delivery)
    let size = params.format.stride(width: box.width).map { $0 * box.height }
    guard byteCount + (size ?? 0) <= Prefetcher.mostBytes else { return }
    let key = PreparedPicture.Key(
      list: list, request: request, format: params.format, encoding: params.encoding,
      delivery: params.delivery)
    let pool = session.world.sharedPictures
    let picture = PreparedPicture(documentID: open.id, pageIndex: params.pageIndex, key: key) {
      if let memory = $0.sharedMemory { pool.giveBack(memory.id) }
    }
    let work = limited { [team, delivery] context in
      context.team = team
      picture.finish(PreparedPicture.Content(of: picture, delivery, size: size, context))
    }
    (drawing, drawingBegan) = (picture, session.world.uptime())
    prepared.append(picture)
    do throws(RPCError) {
      try lane.run(
        { context in
          work(picture.cancellation, context)
          return []
        }, finish: { [unowned self] _ in didDraw(picture) })
    } catch {
      discard { $0 === picture }
      drawing = nil
      throw error
    }
  }

  private func didDraw(_ picture: PreparedPicture) {
    if picture.cancellation.isCancelled {
      prepared.removeAll { $0 === picture }
    } else {
      lastDrawing = session.world.uptime() - drawingBegan
    }
    drawing = nil
    var sum = 0
    let kept = prepared.prefix { picture in
      sum += picture.byteCount
      return sum <= Prefetcher.mostBytes
    }
    let surplus = prepared.dropFirst(kept.count)
    for picture in surplus { picture.discard() }
    prepared = Array(kept)
  }

  /// Whether the current drawing will end before a new one would. The raster threads together would
  /// make the new one.
  private func isWorthWaiting(for request: RasterRequest) -> Bool {
    team.threadCount == 1 || !request.isShared
      || session.world.uptime() - drawingBegan >= lastDrawing / 2
  }

  private func discard(where isUnwanted: (PreparedPicture) -> Bool) {
    for picture in prepared where isUnwanted(picture) { picture.discard() }
    prepared.removeAll(where: isUnwanted)
  }

  /// Whether enough memory is free for prefetching.
  private var hasMemory: Bool {
    let context = session.documents.context
    return context.limits.memory == 0 || context.memoryBytes < context.limits.memory / 2
  }
}

extension Prefetcher {
  /// Does work within the session's time limit.
  private func limited<Result>(
    on lane: TimeLimit.Lane, _ cancellation: Cancellation, _ work: () throws(RPCError) -> Result
  ) throws(RPCError) -> Result {
    guard let limit = session.world.timeLimit else { return try work() }
    let flag = CancellationFlag()
    flag.whenCancelled { cancellation.cancel() }
    do throws(RPCError) { return try limit.run(flag, on: lane, work) } catch {
      throw flag.cause == .time ? RPCError(.time) : error
    }
  }

  /// A drawing within the session's time limit.
  private func limited(
    _ draw: @escaping @Sendable (EngineContext) -> Void
  ) -> @Sendable (Cancellation, EngineContext) -> Void {
    guard let limit = session.world.timeLimit else { return { draw($1) } }
    return { cancellation, context in
      limit.run(CancellationFlag(), on: .raster, cancelling: cancellation) { draw(context) }
    }
  }
}
