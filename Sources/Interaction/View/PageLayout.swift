// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// The layout of the pages on the canvas.
///
/// The layout is measured in *canvas points*: origin at the canvas's top left, y down, one unit per
/// point, so that a change of scale needs no new layout. Multiplied by the scale they are canvas pixels.
/// Making a layout takes linear time in the number of pages, queries at most logarithmic time.
/// A layout that is not continuous has a canvas for each spread, with the spread at its origin.
public struct PageLayout: Sendable {
  public let pageSizes: [Size]
  public let spreads: Spreads
  let isContinuous: Bool
  private let rotation: QuarterTurn
  private let pageTurns: PageTurns
  private let flow: CanvasFlow
  private let pageFrames: [Rect]
  private let spreadFrames: [Rect]
  private let canvasSize: Size

  /// Lays out pages as the state says. The sizes are in page space, finite and not negative.
  public init(pageSizes: [Size], state: ViewState) throws(ViewError) {
    try ViewLimits.check(pageSizes)
    try state.check()
    self.pageSizes = pageSizes
    let spreads = Spreads(
      pageCount: pageSizes.count, layout: state.layout, coverPage: state.coverPage)
    self.spreads = spreads
    isContinuous = state.layout.isContinuous
    rotation = state.rotation
    pageTurns = state.pageTurns

    let shapes = (0..<spreads.count).map { index in
      let members = spreads.pages(ofSpread: index)
      return SpreadShape(
        sizes: members.map {
          state.rotation.adding(state.pageTurns[$0]).turning(pageSizes[$0])
        },
        isFacing: spreads.isFacing, startsSecond: spreads.isSecond(members.lowerBound),
        direction: state.direction, gap: state.gap)
    }
    let axis: ScrollAxis = state.runsSideways ? .horizontal : .vertical
    func lead(_ shape: SpreadShape) -> Double {
      axis == .vertical ? shape.left : shape.size.height / 2
    }
    let line = isContinuous ? shapes.map(lead).max() ?? 0 : 0
    let extents = shapes.map { axis == .vertical ? $0.size.height : $0.size.width }
    let length = max(0, extents.reduce(0) { $0 + $1 + state.gap } - state.gap)
    let flow = CanvasFlow(axis: axis, isReversed: state.runsLeftwards, length: length)
    var pageFrames: [Rect] = []
    var spreadFrames: [Rect] = []
    var distance = 0.0
    for shape in shapes {
      let origin =
        isContinuous
        ? flow.origin(of: shape.size, at: distance, lead: lead(shape), line: line) : .zero
      pageFrames += shape.pages.map { $0.moved(by: origin) }
      spreadFrames.append(Rect(origin: origin, size: shape.size))
      distance += flow.extent(of: shape.size) + state.gap
    }
    self.flow = flow
    self.pageFrames = pageFrames
    self.spreadFrames = spreadFrames
    canvasSize =
      axis == .vertical
      ? Size(spreadFrames.map(\.x1).max() ?? 0, length)
      : Size(length, spreadFrames.map(\.y1).max() ?? 0)
  }

  /// A page's frame in canvas points; `nil` for a page that does not exist.
  public func frame(ofPage pageIndex: Int) -> Rect? {
    pageFrames.indices.contains(pageIndex) ? pageFrames[pageIndex] : nil
  }

  /// A spread's frame in canvas points. In a facing layout, it includes the empty place beside a page
  /// that stands alone. `nil` for a spread that does not exist.
  public func frame(ofSpread index: Int) -> Rect? {
    spreadFrames.indices.contains(index) ? spreadFrames[index] : nil
  }

  /// The size of the canvas in canvas points. It holds while the given spread is the current one.
  public func canvasSize(currentSpread: Int) -> Size {
    isContinuous ? canvasSize : frame(ofSpread: currentSpread)?.size ?? Size(0, 0)
  }

  /// The spreads on the canvas while this one is current.
  public func spreadsOnCanvas(currentSpread: Int) -> Range<Int> {
    if isContinuous { return spreadFrames.indices }
    return spreadFrames.indices.contains(currentSpread)
      ? currentSpread..<(currentSpread + 1) : 0..<0
  }

  /// The spreads on the canvas that lie beside a window. They share a stretch of the scroll axis with
  /// the window, which is in canvas points.
  public func spreads(beside window: Rect, currentSpread: Int) -> Range<Int> {
    let all = spreadsOnCanvas(currentSpread: currentSpread)
    let (start, end) = flow.span(of: window)
    let first = all.partition { span(ofSpread: $0).end > start }
    let last = all.partition { span(ofSpread: $0).start >= end }
    return first..<max(first, last)
  }

  /// The spread on the canvas that is nearest to a point. The point is in canvas points; the distance
  /// is along the scroll axis.
  public func spread(nearest point: Point, currentSpread: Int) -> Int? {
    let all = spreadsOnCanvas(currentSpread: currentSpread)
    guard let last = all.last else { return nil }
    let place = flow.span(of: Rect(origin: point, size: Size(0, 0))).start
    let next = min(all.partition { span(ofSpread: $0).end >= place }, last)
    guard next > all.lowerBound else { return next }
    let isPreviousNearer =
      place - span(ofSpread: next - 1).end < span(ofSpread: next).start - place
    return isPreviousNearer ? next - 1 : next
  }

  private func span(ofSpread index: Int) -> (start: Double, end: Double) {
    flow.span(of: spreadFrames[index])
  }

  /// The clockwise rotation of a page, by the view and by itself.
  func rotation(ofPage pageIndex: Int) -> QuarterTurn { rotation.adding(pageTurns[pageIndex]) }

  /// The map from a page's space to canvas points; `nil` for a page that does not exist.
  public func pageToCanvas(_ pageIndex: Int) -> Matrix? {
    guard let frame = frame(ofPage: pageIndex) else { return nil }
    return rotation(ofPage: pageIndex).matrix(of: pageSizes[pageIndex])
      .then(.translation(frame.x0, frame.y0))
  }

  /// The map from canvas points to a page's space; `nil` for a page that does not exist.
  public func canvasToPage(_ pageIndex: Int) -> Matrix? {
    guard let frame = frame(ofPage: pageIndex) else { return nil }
    let rotation = rotation(ofPage: pageIndex)
    let turnBack = rotation.reversed.matrix(of: rotation.turning(pageSizes[pageIndex]))
    return Matrix.translation(-frame.x0, -frame.y0).then(turnBack)
  }
}

extension Range<Int> {
  /// The first index for which the test holds. It must hold for all later ones too.
  fileprivate func partition(where holds: (Int) -> Bool) -> Int {
    var low = lowerBound
    var high = upperBound
    while low < high {
      let middle = low + (high - low) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
