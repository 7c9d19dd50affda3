// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

/// Finds the place for an object from taps, drags and long presses.
struct PlacingTouch {
  enum Result {
    case spot(PlacementPoint)
    /// There is no place; the outcome of the event.
    case none(ToolOutcome)
  }

  let type: AnnotationType
  /// The drag under way.
  private(set) var drag: PlacementPoint?

  init(_ type: AnnotationType) { self.type = type }

  /// - Parameter isIgnored: whether a tap passes through an annotation; other annotations are edited.
  mutating func take(
    _ gesture: Gesture, ignoring isIgnored: (Annotation) -> Bool = { _ in false },
    in context: any ToolContext
  ) throws(ToolError) -> Result {
    switch gesture {
    case .tap(let sample):
      guard let place = sample.page else { return .none(.notHandled) }
      if let editor = try context.editor(ofAnnotationAt: sample, ignoring: isIgnored) {
        return .none(editor)
      }
      try context.check(.create(type))
      return .spot(try spot(sample, sample, place.pageIndex, context))
    case .drag(let step): return try take(step, in: context)
    case .longPress(let step):
      if step.phase == .began,
        let editor = try context.editor(ofAnnotationAt: step.current, ignoring: isIgnored)
      {
        return .none(editor)
      }
      // A slow tap places the object, like a quick one.
      return try take(step.steadied, placesAtOrigin: true, in: context)
    case .doubleTap, .tripleTap, .contextMenu, .hover: return .none(.notHandled)
    }
  }

  mutating func cancel() { drag = nil }

  /// - Parameter placesAtOrigin: whether a touch that ends where it began places the object there.
  private mutating func take(
    _ step: GestureStep, placesAtOrigin: Bool = false, in context: any ToolContext
  ) throws(ToolError) -> Result {
    if step.phase == .began {
      guard let place = step.origin.page else { return .none(.notHandled) }
      try context.check(.create(type))
      drag = try spot(step.origin, step.origin, place.pageIndex, context)
      return .none(.handled)
    }
    guard let begun = drag else { return .none(.handled) }
    let now = try spot(step.origin, step.current, begun.pageIndex, context)
    drag = step.phase == .moved ? now : nil
    let isLong =
      (now.end.x - now.start.x).magnitude >= leastDrag
      || (now.end.y - now.start.y).magnitude >= leastDrag
    guard step.phase == .ended, isLong || placesAtOrigin else { return .none(.handled) }
    return .spot(isLong ? now : try spot(step.origin, step.origin, begun.pageIndex, context))
  }

  private func spot(
    _ start: PointerSample, _ end: PointerSample, _ index: Int, _ context: any ToolContext
  ) throws(ToolError) -> PlacementPoint {
    PlacementPoint(
      pageIndex: index, from: try context.point(of: start, onPage: index),
      to: try context.point(of: end, onPage: index),
      in: try ReadingSpace(ofReaderOn: index, in: context))
  }
}
