// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSONRPC
import Workspace

/// The work on a request for thumbnails: it finds the pages, then draws one page per turn. Pages
/// that change meanwhile are drawn again.
final class ThumbnailWork {
  private let params: PagesThumbnails.Params
  private let call: Call
  private let open: OpenDocument
  /// The version of the page order when the request arrived.
  private let order: Int
  private var choice: PageChoice?
  private var pages: [Int] = []
  private var pending: ArraySlice<Int> = []
  private var drawn: (plan: ThumbnailPlan, bytes: [UInt8])?
  private var outcomes: [Int: Outcome] = [:]
  private var cancellation: Cancellation
  /// The total size of the pictures in the answer.
  private var byteCount = 0

  private struct Outcome {
    let plan: ThumbnailPlan?
    /// `nil` after it was sent.
    let bytes: [UInt8]?
  }

  init(_ params: PagesThumbnails.Params, _ call: Call) throws(RPCError) {
    self.params = params
    self.call = call
    open = try call.document(params)
    order = open.thumbnails.order
    cancellation = call.cancellation
    let range = try pageRange(params.first, params.count, of: open.document)
    choice = try PageChoice(params.only, in: range, of: open)
  }

  func turn() throws(RPCError) -> Turn<PagesThumbnails.Result> {
    guard try call.document(params) === open, open.thumbnails.order == order else {
      throw RPCError(
        .contentModified,
        "Pages may have been rearranged during the request: ask for thumbnails again.")
    }
    if choice != nil {
      choose()
      return .goesOn
    }
    guard open.thumbnails.prepare() else { return .goesOn }
    if let (plan, bytes) = drawn {
      drawn = nil
      try take(drawn: bytes, of: plan)
    }
    guard let page = pending.popFirst() else { return try finish() }
    call.sendProgress(done: outcomes.count, of: pages.count)
    return try draw(page)
  }

  private func choose() {
    guard var choice else { return }
    self.choice = nil
    if choice.next() {
      self.choice = choice
    } else {
      pages = choice.found
      pending = pages[...]
      call.sendPartialResult(ThumbnailsPiece(pages: pages))
    }
  }

  private func draw(_ page: Int) throws(RPCError) -> Turn<PagesThumbnails.Result> {
    let plan: ThumbnailPlan
    var kept: [UInt8]?
    var list: DisplayList?
    do throws(EngineError) {
      plan = try ThumbnailPlan(page, width: params.width, of: open)
      kept = open.thumbnails.find(plan.key, size: plan.size)
      if kept == nil {
        list = try open.document.displayListInPassing(ofPage: page, cancellation: cancellation)
      }
    } catch {
      try call.checkCancelled()
      outcomes[page] = Outcome(plan: nil, bytes: [])
      return .goesOn
    }
    if let kept { try take(kept, of: plan) }
    guard let list else { return .goesOn }
    let cancellation = cancellation
    let drawing = IdleDrawing(
      draw: { context in
        // The cause of a failure does not matter: the page has no picture.
        (try? Rasterizer(context).renderForPNG(list, plan.request, cancellation: cancellation).png())
          ?? []
      },
      cancellation: cancellation, take: { [self] in drawn = (plan, $0) })
    return .draws(drawing)
  }

  private func take(drawn bytes: [UInt8], of plan: ThumbnailPlan) throws(RPCError) {
    // Something more urgent was drawn, or the page changed.
    guard !cancellation.isCancelled, plan.isCurrent(in: open) else {
      if cancellation.isCancelled { cancellation = call.cancellation }
      return pending.insert(plan.page, at: pending.startIndex)
    }
    if !bytes.isEmpty { open.thumbnails.keep(bytes, as: plan.key) }
    try take(bytes, of: plan)
  }

  private func take(_ bytes: [UInt8], of plan: ThumbnailPlan) throws(RPCError) {
    guard call.wantsPartialResults, !bytes.isEmpty else {
      byteCount += bytes.count
      let way = DataDelivery(params.delivery, of: call.session).way(of: bytes.count)
      guard way != .inline || byteCount <= DataDelivery.inlineLimit else {
        throw DataDelivery.tooLarge
      }
      outcomes[plan.page] = Outcome(plan: plan, bytes: bytes)
      return
    }
    outcomes[plan.page] = Outcome(plan: plan, bytes: nil)
    call.sendPartialResult(ThumbnailsPiece(thumbnails: [try form(plan, bytes)]))
  }

  private func finish() throws(RPCError) -> Turn<PagesThumbnails.Result> {
    let changed = pages.filter { outcomes[$0]?.plan?.isCurrent(in: open) == false }
    guard changed.isEmpty else {
      byteCount -= changed.reduce(0) { $0 + (outcomes[$1]?.bytes?.count ?? 0) }
      pending = changed[...]
      return .goesOn
    }
    var result = PagesThumbnails.Result()
    result.pages = pages
    for page in pages {
      guard let outcome = outcomes[page], let bytes = outcome.bytes else { continue }
      if let plan = outcome.plan, !bytes.isEmpty {
        result.thumbnails.append(try form(plan, bytes))
      } else {
        result.unreadable.append(page)
      }
    }
    return .done(result)
  }

  private func form(_ plan: ThumbnailPlan, _ bytes: [UInt8]) throws(RPCError) -> WireThumbnail {
    var form = WireThumbnail()
    (form.pageIndex, form.width, form.height) = (plan.page, plan.size.width, plan.size.height)
    let delivery = DataDelivery(params.delivery, of: call.session)
    form.delivered = try delivery.deliver(bytes)
    return form
  }
}
