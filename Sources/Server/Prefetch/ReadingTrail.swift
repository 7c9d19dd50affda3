// SPDX-License-Identifier: AGPL-3.0-or-later

import Workspace

/// The last pages that a client requested of a document. All have one size. The next pages are
/// predicted from them.
struct ReadingTrail {
  /// The maximum number of pages to prepare.
  private static let mostPages = 3
  private static let mostRecent = 8

  let documentID: String
  private(set) var isForward = true
  /// Whether the last requested page had been predicted.
  private(set) var isInOrder = false
  /// The pages that were predicted at the last request.
  private var expected: [Int] = []
  /// The last page comes last.
  private var recent: [Int] = []
  private var look: Look?

  /// The properties that pages of one trail share.
  private struct Look: Equatable {
    let size: [Double?]
    let format: RenderFormat
    let encoding: PictureEncoding
    let delivery: RenderDelivery?

    init(_ params: RenderParams) {
      size = [params.scale, params.width.map(Double.init), params.height.map(Double.init)]
      format = params.format
      encoding = params.encoding
      delivery = params.delivery
    }
  }

  init(documentID: String) { self.documentID = documentID }

  /// Notes a requested page, and predicts the next ones.
  mutating func follow(_ params: RenderParams, in open: OpenDocument) -> [Int] {
    if let last = recent.last, last != params.pageIndex { isForward = params.pageIndex > last }
    isInOrder = expected.contains(params.pageIndex)
    let look = Look(params)
    if look != self.look { recent = [] }
    self.look = look
    recent.removeAll { $0 == params.pageIndex }
    recent.append(params.pageIndex)
    if recent.count > ReadingTrail.mostRecent { recent.removeFirst() }
    let views = open.views
    let view =
      views.first { $0.view.visiblePages.contains { $0.pageIndex == params.pageIndex } }
      ?? views.first
    let upcoming =
      view?.view.upcomingPages(after: params.pageIndex, isForward: isForward)
      ?? [params.pageIndex + (isForward ? 1 : -1)]
    expected = Array(upcoming.filter { !recent.contains($0) }.prefix(ReadingTrail.mostPages))
    return expected
  }
}
