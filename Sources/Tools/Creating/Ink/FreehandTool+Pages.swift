// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction

extension FreehandTool {
  /// Goes on with the stroke on the page that the pointer came to. On a page that takes no ink, the
  /// stroke goes on along the edge of its old page.
  mutating func turnPage(
    with pointer: PointerSample, _ context: any ToolContext
  ) throws(ToolError) {
    guard let work, let last = work.last, let place = pointer.page,
      place.pageIndex != work.pageIndex, takesInk(place.pageIndex, context),
      let toView = try? context.view.pageToView(work.pageIndex),
      let toNew = try? context.view.viewToPage(place.pageIndex)
    else { return }
    let margin = context.style(of: name).border.width / 2
    let target = context.unboundedPoint(of: pointer, onPage: work.pageIndex)
    let before = toView.then(toNew).apply(last.point)
    var (exit, entry) = (last, try sample(pointer, onPage: place.pageIndex, context))
    exit.point = try context.drawable(work.pageIndex, margin).edge(from: last.point, to: target)
    entry.point = try context.drawable(place.pageIndex, margin).edge(from: entry.point, to: before)
    self.work?.turn(to: place.pageIndex, from: exit, at: entry)
  }

  private func takesInk(_ page: Int, _ context: any ToolContext) -> Bool {
    do throws(ToolError) { try context.check(.create(.ink, onPage: page)) } catch { return false }
    return true
  }
}

extension Rect {
  /// The last point that lies in the rectangle on the way from a point in it to another point.
  fileprivate func edge(from inside: Point, to target: Point) -> Point {
    let way = target - inside
    var share = 1.0
    for (start, length, low, high) in [(inside.x, way.x, x0, x1), (inside.y, way.y, y0, y1)]
    where length != 0 {
      share = min(share, ((length > 0 ? high : low) - start) / length)
    }
    return (inside + way * max(share, 0)).clamped(into: self)
  }
}
