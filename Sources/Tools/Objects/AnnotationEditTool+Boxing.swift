// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

/// A rectangle that is dragged around fields or links to select them.
struct SelectionBox {
  let pageIndex: Int
  let start: Point
  var end: Point

  var rect: Rect { Rect(start.x, start.y, end.x, end.y) }
}

extension AnnotationEditTool {
  /// Begins to draw a rectangle in the object tools. A drag of a mouse or pen beside everything draws
  /// it. A finger's drag moves the pages.
  ///
  /// - Returns: whether a rectangle was begun.
  mutating func beginBoxing(_ step: GestureStep) -> Bool {
    guard objectType != nil, step.origin.pointerType != .touch, let place = step.origin.page else {
      return false
    }
    current = .boxing(
      SelectionBox(pageIndex: place.pageIndex, start: place.point, end: place.point))
    return true
  }

  func stretched(
    _ box: SelectionBox, to sample: PointerSample, _ context: any ToolContext
  ) throws(ToolError) -> SelectionBox {
    var box = box
    box.end = try context.point(of: sample, onPage: box.pageIndex)
    return box
  }

  /// Selects what the rectangle touches. With shift, control or command held down, the current
  /// selection is kept and extended.
  mutating func select(
    in box: SelectionBox, _ modifiers: Modifiers, _ context: any ToolContext
  ) throws(ToolError) {
    current = .idle
    let before = context.selection.annotations
    let isExtended = !modifiers.isDisjoint(with: [.shift, .control, .meta])
    let kept = isExtended && before.first?.pageIndex == box.pageIndex ? before : []
    guard max(box.rect.width, box.rect.height) >= leastDrag, let type = objectType else { return }
    let hits = try engine(context.document.page(box.pageIndex).shownAnnotations).filter {
      $0.type == type && $0.rect.intersects(box.rect) && !kept.contains($0.selected)
    }
    var chosen = kept
    for hit in hits
    where try context.allows(.selectAnnotation, .annotation(hit.id), at: nil) {
      chosen.append(hit.selected)
    }
    guard let first = chosen.first else { return try deselect(at: nil, context) }
    _ = try context.activate(.selectAnnotation, .annotation(first.id), at: nil) {
      () throws(ToolError) in try context.select(.annotations(chosen))
    }
  }
}
