// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction

/// Draws ink: one annotation per stroke, or strokes that are collected until they are committed.
///
/// Every touch draws: a drag or a long press draws a line, a tap a dot, since handwriting consists of
/// both. Only a first tap on an annotation goes to that annotation's tool.
struct FreehandTool: Tool {
  let name: ToolName
  /// Whether the ink multiplies with the contents beneath.
  let multiplies: Bool
  var work: InkWork?
  /// The pen's last ink, while it may be continued.
  var pen: PenInk?
  /// The predicted points of the stroke, in page space.
  private var predicted: [Point] = []
  /// Where the stroke under way last was.
  var spot: PointerSpot?

  init(_ name: ToolName, multiplies: Bool = false) {
    self.name = name
    self.multiplies = multiplies
  }

  func state(in context: any ToolContext) -> String {
    guard let work, !work.isEmpty else { return pen == nil ? "idle" : "continuing" }
    return work.isDrawing ? "drawing" : "gathering"
  }

  mutating func handle(
    _ event: ToolEvent, in context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    predicted = []
    if case .gesture(let gesture) = event, endsPen(gesture) {
      pen = nil
      if context.options.returnToPan { return .handBack }
    }
    switch event {
    case .gesture(.tap(let sample)): return try tap(sample, context)
    case .gesture(.doubleTap(let sample)), .gesture(.tripleTap(let sample)):
      return try dot(sample, context)
    case .gesture(.drag(let step)), .gesture(.longPress(let step)):
      return try draw(step, context)
    case .command(let command): return try run(command, context)
    case .gesture(.contextMenu), .gesture(.hover), .key, .text, .answer, .style:
      return .notHandled
    }
  }

  func overlay(in context: any ToolContext) throws(ToolError) -> [OverlayItem] {
    guard let work, !work.isEmpty else { return [] }
    return work.overlay(OverlayItem.Style(context.style(of: name)), predicted: predicted)
  }

  mutating func predict(_ samples: [PointerSample], in context: any ToolContext) throws(ToolError) {
    guard let work, work.isDrawing else { return }
    predicted = []
    // A page that the pointer has not reached yet gets no predicted points.
    for sample in samples where sample.page?.pageIndex ?? work.pageIndex == work.pageIndex {
      predicted.append(try self.sample(sample, onPage: work.pageIndex, context).point)
    }
  }

  func leastStroke(
    from press: PointerSample, in context: any ToolContext
  ) throws(ToolError) -> Double? {
    if !hasWork, press.pointerType != .pen {
      // Such a touch puts the pen away, or is for the annotation.
      guard pen == nil, try context.editable(at: press).isEmpty else { return nil }
    }
    // Points that are too near to the last one are left out of the line on all its sides.
    return leastDrag * min(context.view.state.scale, 1) + 2 * FreehandTool.leastStep
  }

  var hasWork: Bool { work?.isEmpty == false }

  mutating func commit(_ context: any ToolContext) throws(ToolError) {
    work?.dropDrawn()
    let new = try annotations(context)
    guard !new.isEmpty else { return try cancel(context) }
    try context.perform(AddAnnotations(new))
    work = nil
  }

  mutating func store(_ context: any ToolContext) throws(ToolError) { try commit(context) }

  mutating func cancel(_ context: any ToolContext) throws(ToolError) {
    work = nil
    pen = nil
  }

  private mutating func tap(
    _ sample: PointerSample, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    if !hasWork, sample.pointerType != .pen,
      let editor = try context.editor(ofAnnotationAt: sample)
    {
      return editor
    }
    return try dot(sample, context)
  }

  private mutating func putAway(_ context: any ToolContext) -> ToolOutcome {
    guard pen != nil else { return .notHandled }
    pen = nil
    return context.options.returnToPan ? .finished : .handled
  }

  private mutating func run(
    _ command: CommandName, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    switch command {
    case "undo": return work?.undo() == true ? .handled : .notHandled
    case "redo": return work?.redo() == true ? .handled : .notHandled
    case "commit": return hasWork ? try finish(context) : .notHandled
    case "cancel":
      guard hasWork else { return putAway(context) }
      guard work?.isDrawing == true else { return try finish(context) }
      work?.dropDrawn()
      return .handled
    default: return .notHandled
    }
  }
}

extension FreehandTool {
  /// Whether a gesture shows that the pen was put away.
  func endsPen(_ gesture: Gesture) -> Bool {
    switch gesture {
    case .hover, .contextMenu: false
    default: pen != nil && !hasWork && gesture.sample.pointerType != .pen
    }
  }

  /// Commits a pen's stroke at once. The stroke joins the previous ink if it continues it. A stroke
  /// over several pages makes new ink on each page; the next stroke can continue the ink on the last
  /// page. The tool stays whatever the options say, since the next stroke may belong to the same ink.
  mutating func finishPenStroke(
    _ pointer: PointerSample, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    guard let work, !work.strokes.isEmpty else {
      self.work = nil
      return .handled
    }
    let (id, page): (String, Int)
    if let pen, work.pages == [pen.pageIndex], let ink = try pen.annotation(context) {
      (id, page) = (pen.id, pen.pageIndex)
      var longer = work.appended(to: ink)
      longer.modified = context.now
      try context.carryOut(UpdateAnnotations([longer], verb: "Extend"))
    } else {
      let new = try annotations(context)
      guard let last = new.last else { return .handled }
      (id, page) = (last.id, last.pageIndex)
      try context.perform(AddAnnotations(new))
    }
    pen = PenInk(id: id, pageIndex: page, style: context.style(of: name), time: pointer.time)
    self.work = nil
    return .handled
  }
}
