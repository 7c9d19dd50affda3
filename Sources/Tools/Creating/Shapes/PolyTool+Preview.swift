// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

extension PolyTool {
  func overlay(in context: any ToolContext) throws(ToolError) -> [OverlayItem] {
    let snapped = snap.map { [$0.overlayItem] } ?? []
    guard let trail, trail.hasVertices else { return snapped }
    return preview(of: trail, context) + snapped
  }

  /// The lines so far, up to the pointer, with a handle at each vertex and the measurement.
  private func preview(of trail: VertexTrail, _ context: any ToolContext) -> [OverlayItem] {
    let points = trail.vertices + (trail.pointer.map { [$0] } ?? [])
    let style = OverlayItem.Style(context.style(of: name))
    var items = [
      OverlayItem(
        .path([points], isClosed: shape.isClosed && points.count > 2), role: .preview,
        pageIndex: trail.pageIndex, style: style)
    ]
    for (number, vertex) in trail.vertices.enumerated() {
      items.append(
        OverlayItem(
          .handle(vertex), role: .handle, pageIndex: trail.pageIndex, name: "vertex-\(number)"))
    }
    guard shape.isMeasured,
      let caption = context.caption(
        of: points, enclosingArea: shape.isClosed, onPage: trail.pageIndex)
    else { return items }
    return items + [caption]
  }
}
