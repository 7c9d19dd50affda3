// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

extension FreehandTool {
  /// Follows the pointer over the edge of its page. On another page the stroke goes on where the pointer
  /// came onto it; a page that the pointer jumped over gets the straight part over it. Between pages, and
  /// on a page that takes no ink, the stroke goes on along the edge of its old page.
  mutating func followPages(
    _ pointer: PointerSample, _ context: any ToolContext
  ) throws(ToolError) {
    guard let work, let last = work.last else { return }
    let area = try context.drawable(work.pageIndex, margin(context))
    let target = context.unboundedPoint(of: pointer, onPage: work.pageIndex)
    if area.contains(target) {
      self.work?.follow(target, leavingAt: nil)
    } else {
      var exit = last
      exit.point = area.edge(from: last.point, to: target)
      self.work?.follow(target, leavingAt: exit)
    }
    guard pointer.page?.pageIndex != work.pageIndex,
      let before = try? context.view.pageToView(work.pageIndex).apply(work.pointer)
    else { return }
    let reached = try reachedPage(pointer, context)
    for page in context.view.pages(onLineFrom: before, to: pointer.position)
    where page != work.pageIndex && page != reached && takesInk(page, context) {
      try pass(over: page, from: before, pointer, context)
    }
    guard let reached, let toPage = try? context.view.viewToPage(reached) else { return }
    var entry = try sample(pointer, onPage: reached, context)
    entry.point = try context.drawable(reached, margin(context))
      .edge(from: entry.point, to: toPage.apply(before))
    self.work?.turn(to: reached, at: entry)
  }

  /// Ends the part under way after the view has jumped. Another part begins where the pointer is now.
  /// If the pointer is beside the pages, that waits until it is on one.
  mutating func interrupt(
    at pointer: PointerSample, _ context: any ToolContext
  ) throws(ToolError) {
    guard let reached = try reachedPage(pointer, context) else { return }
    let entry = try sample(pointer, onPage: reached, context)
    work?.turn(to: reached, at: entry)
    spot = PointerSpot(pointer, onPage: reached, in: context)
  }

  /// The page under the pointer; `nil` beside the pages, and on a page that takes no ink.
  private func reachedPage(
    _ pointer: PointerSample, _ context: any ToolContext
  ) throws(ToolError) -> Int? {
    guard let place = pointer.page,
      try context.pageRect(place.pageIndex).contains(place.point),
      takesInk(place.pageIndex, context)
    else { return nil }
    return place.pageIndex
  }

  /// Draws over a page that lies between two positions of the pointer.
  private mutating func pass(
    over page: Int, from start: Point, _ pointer: PointerSample, _ context: any ToolContext
  ) throws(ToolError) {
    guard let toPage = try? context.view.viewToPage(page) else { return }
    let (from, to) = (toPage.apply(start), toPage.apply(pointer.position))
    let area = try context.drawable(page, margin(context))
    guard let part = area.part(ofLineFrom: from, to: to) else { return }
    var entry = try sample(pointer, onPage: page, context)
    var exit = entry
    entry.point = (from + (to - from) * part.lowerBound).clamped(into: area)
    exit.point = (from + (to - from) * part.upperBound).clamped(into: area)
    work?.turn(to: page, at: entry)
    work?.extend(to: exit, least: 0)
    work?.follow(to, leavingAt: exit)
  }

  private func margin(_ context: any ToolContext) -> Double {
    context.style(of: name).border.width / 2
  }

  private func takesInk(_ page: Int, _ context: any ToolContext) -> Bool {
    do throws(ToolError) { try context.check(.create(.ink, onPage: page)) } catch { return false }
    return true
  }
}

extension Rect {
  /// The last point of a way that lies in the rectangle. The way leads from a point in the rectangle to
  /// another point.
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
