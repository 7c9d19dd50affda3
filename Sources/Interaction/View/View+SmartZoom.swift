// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry

extension View {
  /// The smart zoom at a place: to the block there, by a factor if there is no block to enlarge, or
  /// back out if the view is zoomed in there already. `nil` if nothing would change, and on a page
  /// that is not on the canvas.
  ///
  /// - Parameter block: the block on the page of the place.
  public func smartZoom(
    at place: PagePoint, to block: PageBlock?, _ settings: SmartZoomSettings
  ) -> SmartZoom? {
    guard isOnCanvas(place.pageIndex), place.point.isFinite,
      let spread = pages.frame(ofSpread: pages.spreads.index(ofPage: place.pageIndex)),
      let frame = pages.frame(ofPage: place.pageIndex),
      let canvasPoint = pages.pageToCanvas(place.pageIndex)?.apply(place.point)
    else { return nil }
    let viewPoint = canvasPoint * state.scale - state.offset
    let known = home.flatMap { $0.isKnown(to: state) ? $0 : nil }
    let homeScale = state.limited(
      known?.state.scale ?? (state.fit == nil ? fittingScale(of: spread) : state.scale))
    let isZoomed = state.scale > homeScale * SmartZoom.likeness
    let greatest = settings.greatestFactor * state.size.width / max(frame.width, 1)
    func limited(_ scale: Double) -> Double { state.limited(min(scale, greatest)) }

    if let area = block.flatMap({ area(of: $0, onPage: place.pageIndex, settings.margin) }) {
      let scale = limited(fittingScale(of: area.rect, area.fit))
      if scale > state.scale * SmartZoom.likeness {
        let center = center(of: area.rect, at: scale, around: canvasPoint)
        return SmartZoom(
          target: area.target, pageIndex: place.pageIndex, scale: scale, canvasPoint: center,
          viewPoint: middle)
      }
    }
    let scale = limited((isZoomed ? homeScale : state.scale) * settings.plainFactor)
    if !isZoomed || (block == nil && scale > state.scale * SmartZoom.likeness) {
      guard scale > state.scale * SmartZoom.likeness else { return nil }
      return SmartZoom(
        target: window(at: scale, canvasPoint, viewPoint, place),
        pageIndex: place.pageIndex, scale: scale, canvasPoint: canvasPoint, viewPoint: viewPoint)
    }
    return SmartZoom(
      target: nil, pageIndex: place.pageIndex, scale: homeScale,
      canvasPoint: canvasPoint, viewPoint: viewPoint, fit: known?.state.fit)
  }

  /// Performs a zoom that ``smartZoom(at:to:_:)`` returned. The state of the view must be the same.
  public mutating func perform(_ zoom: SmartZoom) {
    if zoom.target == nil {
      home = nil
    } else if !(home?.isKnown(to: state) ?? false) {
      home = ZoomHome(state: state)
    }
    state.pageIndex = zoom.pageIndex
    state.scale = zoom.scale
    state.fit = zoom.fit
    settle()
    refit()
    showCanvas(zoom.canvasPoint, at: zoom.viewPoint)
    switch zoom.fit {
    case nil: if zoom.target == nil { followSight() }
    case .width: centreFittedWidth()
    case .page, .content: showFitted()
    }
  }
}

extension View {
  /// The sides of a rectangle that must fit into the view.
  private enum Fit { case width, height, both }

  /// A block on the canvas with a margin around it. It stays within the page. Text must fit in width, a
  /// picture in width and height.
  private func area(
    of block: PageBlock, onPage pageIndex: Int, _ margin: Double
  ) -> (target: Rect, rect: Rect, fit: Fit)? {
    let page = Rect(origin: .zero, size: pages.pageSizes[pageIndex])
    guard let target = block.rect.grown(by: margin).intersection(page), target.area > 0,
      let rect = pages.pageToCanvas(pageIndex)?.apply(target)
    else { return nil }
    let rotation = rotation(ofPage: pageIndex)
    let isTurned = rotation == .left || rotation == .right
    switch block.kind {
    case .image: return (target, rect, .both)
    case .text: return (target, rect, block.isSideways == isTurned ? .width : .height)
    }
  }

  private func fittingScale(of rect: Rect, _ fit: Fit) -> Double {
    let width = state.size.width / rect.width
    let height = state.size.height / rect.height
    return switch fit {
    case .width: width
    case .height: height
    case .both: min(width, height)
    }
  }

  /// The centre of the view that best shows a rectangle. As much of the rectangle as possible is
  /// visible: of one that is too large, the part around a point. All are in canvas points.
  private func center(of rect: Rect, at scale: Double, around point: Point) -> Point {
    let (halfWidth, halfHeight) = (state.size.width / scale / 2, state.size.height / scale / 2)
    return Point(
      Self.center(rect.x0...rect.x1, half: halfWidth, around: point.x),
      Self.center(rect.y0...rect.y1, half: halfHeight, around: point.y))
  }

  private static func center(
    _ span: ClosedRange<Double>, half: Double, around place: Double
  ) -> Double {
    guard span.upperBound - span.lowerBound > 2 * half else {
      return (span.lowerBound + span.upperBound) / 2
    }
    return min(max(place, span.lowerBound + half), span.upperBound - half)
  }

  /// The visible part of the place's page at a scale. `canvasPoint` is then at `viewPoint`, which is in
  /// view space.
  private func window(
    at scale: Double, _ canvasPoint: Point, _ viewPoint: Point, _ place: PagePoint
  ) -> Rect {
    var zoomed = self
    zoomed.state.pageIndex = place.pageIndex
    zoomed.state.scale = scale
    zoomed.showCanvas(canvasPoint, at: viewPoint)
    return zoomed.visiblePages.first { $0.pageIndex == place.pageIndex }?.visible
      ?? Rect(around: place.point, radius: 0)
  }
}
