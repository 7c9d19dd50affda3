// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// The layout of the pages on the canvas.
///
/// The layout is measured in *canvas points*: origin at the canvas's top left, y down, one unit a
/// point, so that a change of scale needs no new layout; times the scale they are canvas pixels.
/// Making one takes time in proportion to the number of pages, asking it at most its logarithm.
/// A layout that is not continuous has a canvas for each spread, with the spread at its origin.
public struct PageLayout: Sendable {
  public let pageSizes: [Size]
  public let spreads: Spreads
  let isContinuous: Bool
  let rotation: QuarterTurn
  private let pageFrames: [Rect]
  private let spreadFrames: [Rect]
  private let columnSize: Size

  /// Lays out pages of the given sizes (page space, finite and not negative) as the state says.
  public init(pageSizes: [Size], state: ViewState) throws(ViewError) {
    try ViewLimits.check(pageSizes)
    try state.check()
    self.pageSizes = pageSizes
    let spreads = Spreads(
      pageCount: pageSizes.count, layout: state.layout, coverPage: state.coverPage)
    self.spreads = spreads
    isContinuous = state.layout.isContinuous
    rotation = state.rotation

    let shapes = (0..<spreads.count).map { index in
      let members = spreads.pages(ofSpread: index)
      return SpreadShape(
        sizes: members.map { state.rotation.turning(pageSizes[$0]) },
        isFacing: spreads.isFacing, startsSecond: spreads.isSecond(members.lowerBound),
        direction: state.direction, gap: state.gap)
    }
    let spine = isContinuous ? shapes.map(\.left).max() ?? 0 : 0
    var pageFrames: [Rect] = []
    var spreadFrames: [Rect] = []
    var bottom = 0.0
    for shape in shapes {
      let origin = isContinuous ? Point(spine - shape.left, bottom) : .zero
      pageFrames += shape.pages.map { $0.moved(by: origin) }
      spreadFrames.append(Rect(origin: origin, size: shape.size))
      bottom += shape.size.height + state.gap
    }
    self.pageFrames = pageFrames
    self.spreadFrames = spreadFrames
    columnSize = Size(spreadFrames.map(\.x1).max() ?? 0, max(0, bottom - state.gap))
  }

  /// A page's frame in canvas points; `nil` for a page that does not exist.
  public func frame(ofPage pageIndex: Int) -> Rect? {
    pageFrames.indices.contains(pageIndex) ? pageFrames[pageIndex] : nil
  }

  /// A spread's frame in canvas points, with the empty place of a page that stands alone in a facing
  /// layout; `nil` for a spread that does not exist.
  public func frame(ofSpread index: Int) -> Rect? {
    spreadFrames.indices.contains(index) ? spreadFrames[index] : nil
  }

  /// The size of the canvas in canvas points while the given spread is the current one.
  public func canvasSize(currentSpread: Int) -> Size {
    isContinuous ? columnSize : frame(ofSpread: currentSpread)?.size ?? Size(0, 0)
  }

  /// The spreads on the canvas while the given one is the current one.
  public func spreadsOnCanvas(currentSpread: Int) -> Range<Int> {
    if isContinuous { return spreadFrames.indices }
    return spreadFrames.indices.contains(currentSpread)
      ? currentSpread..<(currentSpread + 1) : 0..<0
  }

  /// The spreads on the canvas that have a part between two heights, in canvas points.
  public func spreads(from top: Double, to bottom: Double, currentSpread: Int) -> Range<Int> {
    let all = spreadsOnCanvas(currentSpread: currentSpread)
    let first = all.partition { spreadFrames[$0].y1 > top }
    let end = all.partition { spreadFrames[$0].y0 >= bottom }
    return first..<max(first, end)
  }

  /// The spread on the canvas that is nearest to a height in canvas points.
  public func spread(nearest y: Double, currentSpread: Int) -> Int? {
    let all = spreadsOnCanvas(currentSpread: currentSpread)
    guard let last = all.last else { return nil }
    let below = min(all.partition { spreadFrames[$0].y1 >= y }, last)
    guard below > all.lowerBound else { return below }
    let isAboveNearer = y - spreadFrames[below - 1].y1 < spreadFrames[below].y0 - y
    return isAboveNearer ? below - 1 : below
  }

  /// The map from a page's space to canvas points; `nil` for a page that does not exist.
  public func pageToCanvas(_ pageIndex: Int) -> Matrix? {
    guard let frame = frame(ofPage: pageIndex) else { return nil }
    return rotation.matrix(of: pageSizes[pageIndex]).then(.translation(frame.x0, frame.y0))
  }

  /// The map from canvas points to a page's space; `nil` for a page that does not exist.
  public func canvasToPage(_ pageIndex: Int) -> Matrix? {
    guard let frame = frame(ofPage: pageIndex) else { return nil }
    let turnBack = rotation.reversed.matrix(of: rotation.turning(pageSizes[pageIndex]))
    return Matrix.translation(-frame.x0, -frame.y0).then(turnBack)
  }
}

extension Range<Int> {
  /// The first index that the test holds for, given that it holds for all after that one.
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
