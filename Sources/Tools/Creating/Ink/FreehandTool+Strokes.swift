// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Interaction

extension FreehandTool {
  /// The minimum distance of consecutive points, in pixels of the view.
  static let leastStep = 0.5
  /// The initial tolerance of the preview, in pixels of the view.
  private static let previewTolerance = 0.25

  mutating func draw(
    _ step: GestureStep, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    switch step.phase {
    case .began:
      guard let page = try begin(step.origin, context) else { return .notHandled }
      let first = try sample(step.origin, onPage: page, context)
      work?.begin(at: first, onPage: page)
      spot = PointerSpot(step.origin, onPage: page, in: context)
      return .handled
    case .moved, .ended:
      guard work?.isDrawing == true else { return .handled }
      if spot?.isOutOfSight(in: context.view) == true {
        try interrupt(at: step.current, context)
      } else {
        try extend(to: step.current, context)
      }
      return step.phase == .moved ? .handled : try end(step, context)
    case .cancelled:
      work?.dropDrawn()
      return .handled
    }
  }

  private mutating func extend(
    to pointer: PointerSample, _ context: any ToolContext
  ) throws(ToolError) {
    try followPages(pointer, context)
    guard let page = work?.pageIndex else { return }
    let next = try sample(pointer, onPage: page, context)
    work?.extend(to: next, least: FreehandTool.leastStep / context.view.state.scale)
    spot = PointerSpot(pointer, onPage: page, in: context)
  }

  /// Draws a dot as wide as the line.
  mutating func dot(
    _ pointer: PointerSample, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    guard let page = try begin(pointer, context) else { return .notHandled }
    let point = try sample(pointer, onPage: page, context)
    work?.addDot(point, onPage: page)
    return try complete(pointer, context)
  }

  /// Makes the annotations of all strokes, one for each page. Then the tool goes on as the options say.
  mutating func finish(_ context: any ToolContext) throws(ToolError) -> ToolOutcome {
    work?.dropDrawn()
    let new = try annotations(context)
    guard !new.isEmpty else {
      work = nil
      return .handled
    }
    let outcome = try context.create(new)
    work = nil
    return outcome
  }

  /// The annotations of the complete strokes, one a page.
  func annotations(_ context: any ToolContext) throws(ToolError) -> [Annotation] {
    guard let work else { return [] }
    let width = context.style(of: name).border.width
    var new: [Annotation] = []
    for page in work.pages {
      guard let rect = work.bounds(onPage: page, width: width) else { continue }
      var ink = try context.draft(.ink, by: name, onPage: page, rect)
      ink.strokes = work.points(onPage: page)
      ink.pressures = work.pressures(onPage: page)
      ink.multiplies = multiplies
      new.append(ink)
    }
    return new
  }

  /// Makes ready for a stroke on the page that is touched. Strokes that lie on other pages only are
  /// committed.
  ///
  /// - Returns: the touched page; `nil` beside the pages.
  private mutating func begin(
    _ pointer: PointerSample, _ context: any ToolContext
  ) throws(ToolError) -> Int? {
    guard let page = pointer.page?.pageIndex else { return nil }
    try context.check(.create(.ink))
    if let work, !work.isEmpty, !work.pages.contains(page) { try commit(context) }
    if let pen, !(try pen.isContinued(at: pointer, context.style(of: name), context)) {
      self.pen = nil
    }
    if work == nil {
      work = InkWork(
        pageIndex: page, tolerance: FreehandTool.previewTolerance / context.view.state.scale)
    }
    return page
  }

  /// A long press that was not moved is a dot. A slightly longer stroke counts as a slip: less than the
  /// least drag both ways, in points, or in pixels if the page is enlarged.
  private mutating func end(
    _ step: GestureStep, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    work?.end(least: leastDrag / max(context.view.state.scale, 1))
    return try complete(step.current, context)
  }

  private mutating func complete(
    _ pointer: PointerSample, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    let options = context.options
    if options.multiStroke { return .handled }
    let isPen = pointer.pointerType == .pen && !options.selectAfterCreation
    do throws(ToolError) {
      return isPen ? try finishPenStroke(pointer, context) : try finish(context)
    } catch {
      // A stroke that may not be made must not be in the way of the next one.
      work = nil
      throw error
    }
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
