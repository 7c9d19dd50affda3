// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction

/// The place on another page to which a drag has moved.
struct DragDestination {
  let pageIndex: Int
  /// The offset from the old page's positions to the new page's. Each position is in its page's space.
  let delta: Point

  /// Finds the page that a drag has moved to. `nil` if the drag is not a move, or if the pointer is
  /// over its original page or over none. Form fields and links stay on their page.
  init?(of drag: EditingDrag, _ step: GestureStep, _ context: any ToolContext) {
    guard drag.mode == .move, let origin = step.origin.page, let now = step.current.page,
      origin.pageIndex == drag.pageIndex, now.pageIndex != drag.pageIndex,
      !drag.annotations.contains(where: { [.widget, .link].contains($0.type) }),
      let page = try? context.pageRect(now.pageIndex)
    else { return nil }
    pageIndex = now.pageIndex
    let target = drag.box.moved(by: now.point - origin.point).clamped(into: page)
    delta = target.origin - drag.box.origin
  }

  func overlay(of drag: EditingDrag, mostDrawn: Int) -> [OverlayItem] {
    guard drag.present.count <= mostDrawn else {
      return [OverlayItem(.rect(drag.box.moved(by: delta)), role: .preview, pageIndex: pageIndex)]
    }
    return drag.present.flatMap { annotation in
      var moved = annotation.moved(by: delta)
      moved.pageIndex = pageIndex
      return moved.preview
    }
  }

  /// The edit that moves the annotations to the other page. Everything that belongs to them moves too.
  func edit(
    of annotations: [Annotation], _ context: any ToolContext
  ) throws(ToolError) -> RelocateAnnotations {
    try engine(
      RelocateAnnotations(
        annotations, to: pageIndex, by: delta, in: context.document, date: context.now))
  }
}
