// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

extension MultiSelectTool {
  /// The region that the user draws around objects.
  enum Region {
    case rectangle(Rect)
    case lasso(Polyline)
  }

  func region(_ path: [Point], _ context: any ToolContext) -> Region {
    switch shape(context) {
    case .lasso: return .lasso(Polyline(path, isClosed: true))
    case .rectangle:
      let (first, last) = (path.first ?? .zero, path.last ?? .zero)
      return .rectangle(Rect(first.x, first.y, last.x, last.y))
    }
  }

  /// The annotations of a page that a region touches, with their groups. The oldest come first; before
  /// them come annotations without a date, in page order. Empty if the region is smaller than
  /// ``leastDrag`` both ways.
  func hits(
    _ region: Region, onPage index: Int, _ context: any ToolContext
  ) throws(ToolError) -> [Annotation] {
    let page = try engine(context.document.page(index))
    let all = try engine(page.annotations)
    let shown = try engine(page.shownAnnotations)
    let bounds =
      switch region {
      case .rectangle(let rect): rect
      case .lasso(let outline): Rect(around: outline.points) ?? Rect(0, 0, 0, 0)
      }
    guard max(bounds.width, bounds.height) >= leastDrag else { return [] }
    let candidates = shown.filter { annotation in
      annotation.rect.intersects(bounds)
        && (annotation.type == .widget
          ? selectsFields(context) : EditingTools.canSelect(annotation))
    }
    let touched = candidates.filter { annotation in
      guard case .lasso(let outline) = region else { return true }
      return annotation.outlines.contains { outline.touches($0) }
    }
    return EditingTools.groups(of: touched, among: all).enumerated().sorted { a, b in
      (a.element.created ?? .min, a.offset) < (b.element.created ?? .min, b.offset)
    }.map(\.element)
  }
}

extension Annotation {
  /// The annotation's shape, as lines and areas.
  fileprivate var outlines: [Polyline] {
    if !quads.isEmpty {
      return quads.map {
        Polyline([$0.upperLeft, $0.upperRight, $0.lowerRight, $0.lowerLeft], isClosed: true)
      }
    }
    if !strokes.isEmpty { return strokes.map { Polyline($0) } }
    if !line.isEmpty { return [Polyline(line)] }
    if !vertices.isEmpty { return [Polyline(vertices, isClosed: type == .polygon)] }
    return [type == .circle ? .ellipse(in: rect) : Polyline(rect.corners, isClosed: true)]
  }
}
