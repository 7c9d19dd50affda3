// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction

/// A position of a pointer on the view. It keeps the place of a page that was there.
struct PointerSpot {
  private let position: Point
  private let place: PagePoint

  init(_ sample: PointerSample, onPage pageIndex: Int, in context: any ToolContext) {
    position = sample.position
    place = PagePoint(
      pageIndex: pageIndex, point: context.unboundedPoint(of: sample, onPage: pageIndex))
  }

  /// Whether the view has jumped since: the place is elsewhere, out of sight. Such a jump is no movement of
  /// the pointer over the pages between.
  func isOutOfSight(in view: View) -> Bool {
    do throws(ViewError) {
      let now = try view.pageToView(place.pageIndex).apply(place.point)
      let window = Rect(origin: .zero, size: view.state.size)
      return now.distance(to: position) > 1 && !window.contains(now)
    } catch {
      return true
    }
  }
}
