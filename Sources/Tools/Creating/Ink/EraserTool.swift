// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction

/// Erases with a disc: the parts of ink that it touches, or whole annotations.
struct EraserTool: Tool {
  let name = ToolName.eraser
  private indirect enum State {
    case idle
    /// The erasures so far, one for each page under the disc. The disc is in the space of the last
    /// one's page.
    case erasing([Erasure], disc: EraserSweep)
  }
  private var current = State.idle
  /// Where the disc under way last was.
  private var spot: PointerSpot?

  func state(in context: any ToolContext) -> String { hasWork ? "erasing" : "idle" }

  mutating func handle(
    _ event: ToolEvent, in context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    switch event {
    case .gesture(.drag(let step)), .gesture(.longPress(let step)):
      return try follow(step, context)
    case .gesture(.tap(let sample)), .gesture(.doubleTap(let sample)),
      .gesture(.tripleTap(let sample)):
      guard try begin(sample, context) else { return .notHandled }
      return try finish(context)
    case .command("cancel") where hasWork, .command("undo") where hasWork:
      current = .idle
      return .handled
    case .gesture(.contextMenu), .gesture(.hover), .key, .text, .answer, .command, .style:
      return .notHandled
    }
  }

  func overlay(in context: any ToolContext) throws(ToolError) -> [OverlayItem] {
    guard case .erasing(let erasures, let disc) = current, let page = erasures.last?.pageIndex
    else { return [] }
    let outline = Polyline.ellipse(in: Rect(around: disc.to, radius: disc.radius)).points
    return erasures.flatMap(\.overlay) + [
      OverlayItem(.path([outline], isClosed: true), role: .eraser, pageIndex: page)
    ]
  }

  func leastStroke(from press: PointerSample, in context: any ToolContext) -> Double? {
    leastDrag * min(context.view.state.scale, 1)
  }

  var hasWork: Bool { if case .erasing = current { true } else { false } }

  mutating func cancel(_ context: any ToolContext) throws(ToolError) { current = .idle }

  mutating func follow(_ context: any ToolContext) throws(ToolError) {
    guard case .erasing(var erasures, let disc) = current else { return }
    let tolerance = EraserTool.previewTolerance / context.view.state.scale
    for index in erasures.indices {
      erasures[index].follow(
        try engine(context.document.annotations(onPage: erasures[index].pageIndex)),
        tolerance: tolerance)
    }
    current = .erasing(erasures, disc: disc)
  }

  private mutating func follow(
    _ step: GestureStep, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    switch step.phase {
    case .began: return try begin(step.origin, context) ? .handled : .notHandled
    case .moved, .ended:
      try move(to: step.current, context)
      return step.phase == .moved ? .handled : try finish(context)
    case .cancelled:
      current = .idle
      return .handled
    }
  }

  /// Places the disc on the touched page; returns whether there is one.
  private mutating func begin(
    _ sample: PointerSample, _ context: any ToolContext
  ) throws(ToolError) -> Bool {
    guard let place = sample.page else { return false }
    let width = min(max(context.options.eraserWidth, 1), 10_000)
    current = .erasing(
      [try erasure(onPage: place.pageIndex, context)],
      disc: EraserSweep(
        from: place.point, to: place.point, radius: width / 2 / context.view.state.scale))
    spot = nil
    try move(to: sample, context)
    return true
  }

  private func erasure(onPage page: Int, _ context: any ToolContext) throws(ToolError) -> Erasure {
    let options = context.options
    let candidates = try engine(context.document.page(page).shownAnnotations).filter {
      EditingTools.canSelect($0) && !options.spares.contains($0.type)
        && (options.eraserMode == .whole || $0.type == .ink)
    }
    return Erasure(pageIndex: page, options.eraserMode, candidates)
  }

  /// Moves the disc to the pointer, over all pages between. These are its own page, the pages that the
  /// pointer jumped over, and the page that the pointer is on now.
  private mutating func move(
    to sample: PointerSample, _ context: any ToolContext
  ) throws(ToolError) {
    guard case .erasing(let erasures, let disc) = current, let old = erasures.last?.pageIndex
    else { return }
    if spot?.isOutOfSight(in: context.view) == true {
      // The view has jumped: the disc is put down where the pointer is now.
      guard let page = sample.page?.pageIndex else { return }
      try turn(to: page, from: sample.position, radius: disc.radius, context)
      sweep(to: sample, context)
      spot = PointerSpot(sample, onPage: page, in: context)
      return
    }
    defer { spot = PointerSpot(sample, onPage: sample.page?.pageIndex ?? old, in: context) }
    sweep(to: sample, context)
    let new = sample.page?.pageIndex
    guard new != old, let toView = try? context.view.pageToView(old) else { return }
    let start = toView.apply(disc.to)
    for page in context.view.pages(onLineFrom: start, to: sample.position)
    where page != old && page != new {
      try turn(to: page, from: start, radius: disc.radius, context)
      sweep(to: sample, context)
    }
    guard let new else { return }
    try turn(to: new, from: start, radius: disc.radius, context)
    sweep(to: sample, context)
  }

  /// Places the disc on another page, at a point of the view.
  private mutating func turn(
    to page: Int, from start: Point, radius: Double, _ context: any ToolContext
  ) throws(ToolError) {
    guard case .erasing(var erasures, _) = current,
      let toPage = try? context.view.viewToPage(page)
    else { return }
    if let index = erasures.firstIndex(where: { $0.pageIndex == page }) {
      erasures.append(erasures.remove(at: index))
    } else {
      erasures.append(try erasure(onPage: page, context))
    }
    let point = toPage.apply(start)
    current = .erasing(erasures, disc: EraserSweep(from: point, to: point, radius: radius))
  }

  /// Moves the disc on the page of the last erasure.
  private mutating func sweep(to sample: PointerSample, _ context: any ToolContext) {
    guard case .erasing(var erasures, let disc) = current, var erasure = erasures.popLast(),
      let point = context.place(of: sample, onPage: erasure.pageIndex)
    else { return }
    let next = EraserSweep(from: disc.to, to: point, radius: disc.radius)
    let tolerance = EraserTool.previewTolerance / context.view.state.scale
    erasure.erase(next, tolerance: tolerance) { (annotation) throws(ToolError) in
      try context.check(.change(annotation))
      let refusal = try context.refusal(of: .editAnnotation, .annotation(annotation.id), at: nil)
      if let refusal { throw refusal }
    }
    current = .erasing(erasures + [erasure], disc: next)
  }

  /// Changes the document, in one step. If the eraser touched only annotations that may not be erased,
  /// it throws the reason; if it touched nothing, the tool stays.
  private mutating func finish(_ context: any ToolContext) throws(ToolError) -> ToolOutcome {
    guard case .erasing(let erasures, _) = current else { return .handled }
    current = .idle
    guard erasures.contains(where: { !$0.isEmpty }) else {
      if let refusal = erasures.lazy.compactMap(\.refusal).first { throw refusal }
      return .handled
    }
    try context.perform(
      EditSequence(name: "Erase", erasures.flatMap { $0.edits(date: context.now) }))
    return context.options.returnToPan ? .finished : .handled
  }

  /// The tolerance in pixels of the view.
  private static let previewTolerance = 0.25
}
