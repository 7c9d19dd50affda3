// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

extension AnnotationEditTool {
  /// A double tap on a corner removes it; on a side it adds a corner there; on a free text it begins
  /// text entry. Elsewhere it acts like a press.
  mutating func doubleTap(
    _ sample: PointerSample, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    if let text = try editableText(context), try selectable(at: sample, context)?.id == text.id {
      return try editText(at: sample.page, context)
    }
    // Text inside a markup can be selected and zoomed to.
    if name == .markupEdit, !context.selection.annotations.isEmpty {
      return try handBack(at: sample.page, context)
    }
    guard name == .vertexEdit, let only = try context.selectedAnnotations.first,
      let place = sample.page, place.pageIndex == only.pageIndex
    else { return try press(sample, context) }
    if let grip = try grip(at: sample, context), case .vertex(let index) = grip.part {
      touchedVertex = TouchedVertex(index, of: only)
      return try removeVertex(context)
    }
    let reach = HitTolerance.pixels(sample.pointerType) / context.view.state.scale
    let side = only.sides.min {
      place.point.distance(toSegmentFrom: $0.from, to: $0.to)
        < place.point.distance(toSegmentFrom: $1.from, to: $1.to)
    }
    guard let side, only.type != .line,
      place.point.distance(toSegmentFrom: side.from, to: side.to) <= reach
    else { return try press(sample, context) }
    var points = only.corners
    points.insert(place.point, at: side.index + 1)
    let longer = only.withCorners(points)
    try adjust(longer, "Add vertex to", at: place, context)
    touchedVertex = TouchedVertex(side.index + 1, of: longer)
    return .handled
  }

  /// Removes the corner that was touched last.
  mutating func removeVertex(_ context: any ToolContext) throws(ToolError) -> ToolOutcome {
    let only = try context.selectedAnnotations.first
    guard let only, let touched = touchedVertex, canRemoveVertex(of: only) else {
      return .notHandled
    }
    var points = only.corners
    points.remove(at: touched.index)
    try adjust(only.withCorners(points), "Remove vertex of", at: nil, context)
    touchedVertex = nil
    return .handled
  }

  /// Whether a corner was touched, and enough remain without it.
  func canRemoveVertex(of annotation: Annotation?) -> Bool {
    guard name == .vertexEdit, let annotation, let touchedVertex else { return false }
    return touchedVertex.isThere(in: annotation)
      && annotation.corners.count > annotation.leastCorners
  }

  private func adjust(
    _ changed: Annotation, _ verb: String, at place: PagePoint?, _ context: any ToolContext
  ) throws(ToolError) {
    try context.check(.change(changed))
    _ = try context.require(
      .transformAnnotation, .transformation(changed.id, .adjust), at: place
    ) { () throws(ToolError) in try update([changed.remeasured()], verb, context) }
  }
}

/// A touched corner and its annotation, which may have changed since.
struct TouchedVertex {
  let index: Int
  private let id: String
  private let count: Int

  init(_ index: Int, of annotation: Annotation) {
    self.index = index
    id = annotation.id
    count = annotation.corners.count
  }

  /// Whether the corner still exists: this is its annotation, with the same number of corners.
  func isThere(in annotation: Annotation) -> Bool {
    annotation.id == id && annotation.corners.count == count
      && annotation.corners.indices.contains(index)
  }
}
