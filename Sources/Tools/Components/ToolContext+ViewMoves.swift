// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction

extension ToolContext {
  /// The direction in which a touch turns the pages; `nil` if it does not.
  func fastScrollDirection(at sample: PointerSample) -> ScrollDirection? {
    view.fastScrollDirection(at: sample.position, margin: settings.fastScroll.margin)
  }

  /// The zoom of a touch; `nil` if it would change nothing.
  func smartZoom(at sample: PointerSample) throws(ToolError) -> SmartZoom? {
    guard let place = place(of: sample, for: .smartZoom) else { return nil }
    let tolerance = HitTolerance.pixels(sample.pointerType) / view.state.scale
    let block = try engine(
      document.page(place.pageIndex).block(at: place.point, tolerance: tolerance))
    return view.smartZoom(at: place, to: block, settings.smartZoom)
  }

  /// Turns the pages if a touch is near the view's side. Returns `false` if nothing happened.
  public func fastScroll(at sample: PointerSample) throws(ToolError) -> Bool {
    guard let direction = fastScrollDirection(at: sample) else { return false }
    return try activate(.fastScroll, .scroll(direction), at: place(of: sample, for: .fastScroll)) {
      () throws(ToolError) in try turn(direction)
    }
  }

  /// Zooms to the touched block, or back out; returns `false` if nothing happened.
  public func performSmartZoom(at sample: PointerSample) throws(ToolError) -> Bool {
    guard let zoom = try smartZoom(at: sample) else { return false }
    return try activate(.smartZoom, .zoom(zoom.target), at: place(of: sample, for: .smartZoom)) {
      () throws(ToolError) in try self.zoom(zoom)
    }
  }

  /// The place at which a component acts. A component that moves the pages is also touched beside
  /// them, and is asked about the place on the nearest page.
  public func place(of sample: PointerSample, for component: Component) -> PagePoint? {
    guard component == .fastScroll || component == .smartZoom else { return sample.page }
    return sample.page ?? view.nearestPage(to: sample.position)
  }
}
