// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction

extension FreehandTool {
  /// Points that are nearer to each other than this are one, in pixels of the view.
  private static let leastStep = 0.5
  /// How far the preview may be from what was drawn at first, in pixels of the view.
  private static let previewTolerance = 0.25

  mutating func draw(
    _ step: GestureStep, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    switch step.phase {
    case .began:
      guard try begin(step.origin, context), let page = work?.pageIndex else { return .notHandled }
      let first = try sample(step.origin, onPage: page, context)
      work?.begin(at: first)
      return .handled
    case .moved, .ended:
      guard let page = work?.pageIndex, work?.isDrawing == true else { return .handled }
      let next = try sample(step.current, onPage: page, context)
      work?.extend(to: next, least: FreehandTool.leastStep / context.view.state.scale)
      return step.phase == .moved ? .handled : try end(step, context)
    case .cancelled:
      work?.dropDrawn()
      return .handled
    }
  }

  /// A dot as wide as the line.
  mutating func dot(
    _ pointer: PointerSample, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    guard try begin(pointer, context), let page = work?.pageIndex else { return .notHandled }
    let point = try sample(pointer, onPage: page, context)
    work?.addDot(point)
    return try complete(pointer, context)
  }

  /// Makes one annotation of all strokes, and goes on as the options say.
  mutating func finish(_ context: any ToolContext) throws(ToolError) -> ToolOutcome {
    work?.dropDrawn()
    guard let annotation = try annotation(context) else {
      work = nil
      return .handled
    }
    let outcome = try context.create(annotation)
    work = nil
    return outcome
  }

  /// The annotation of the complete strokes; `nil` if there are none.
  func annotation(_ context: any ToolContext) throws(ToolError) -> Annotation? {
    let width = context.style(of: name).border.width
    guard let work, let rect = work.bounds(width: width) else { return nil }
    var ink = try context.draft(.ink, by: name, onPage: work.pageIndex, rect)
    ink.strokes = work.points
    ink.pressures = work.pressures
    ink.multiplies = multiplies
    return ink
  }

  /// Makes ready for a stroke on the page that is touched: what was drawn on another one is committed.
  ///
  /// - Returns: whether a page is touched.
  private mutating func begin(
    _ pointer: PointerSample, _ context: any ToolContext
  ) throws(ToolError) -> Bool {
    guard let page = pointer.page?.pageIndex else { return false }
    try context.check(.create(.ink))
    if let work, work.pageIndex != page { try commit(context) }
    if let pen, !(try pen.isContinued(at: pointer, context.style(of: name), context)) {
      self.pen = nil
    }
    if work == nil {
      work = InkWork(
        pageIndex: page, tolerance: FreehandTool.previewTolerance / context.view.state.scale)
    }
    return true
  }

  /// A long press that was not moved is a dot. What is hardly longer counts as a slip: less than the
  /// least drag both ways, or than as many pixels where the page is shown larger.
  private mutating func end(
    _ step: GestureStep, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    if let first = work?.drawn, first.bounds.width == 0, first.bounds.height == 0 {
      work?.addDot(first.last)
    } else {
      work?.end(least: leastDrag / max(context.view.state.scale, 1))
    }
    return try complete(step.current, context)
  }

  private mutating func complete(
    _ pointer: PointerSample, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    let options = context.options
    if options.multiStroke { return .handled }
    let isPen = pointer.pointerType == .pen && !options.selectAfterCreation
    return isPen ? try finishPenStroke(pointer, context) : try finish(context)
  }

  func sample(
    _ pointer: PointerSample, onPage index: Int, _ context: any ToolContext
  ) throws(ToolError) -> InkStroke.Sample {
    let margin = context.style(of: name).border.width / 2
    return InkStroke.Sample(
      point: try context.point(of: pointer, onPage: index, margin: margin),
      pressure: pointer.pointerType == .pen ? pointer.pressure : nil)
  }
}
