// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction

/// Erases with a disc: the parts of ink that it touches, or whole annotations.
struct EraserTool: Tool {
  let name = ToolName.eraser
  private enum State {
    case idle
    /// The erasure so far, and the disc in the page's space.
    case erasing(Erasure, disc: EraserSweep)
  }
  private var current = State.idle

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
    guard case .erasing(let erasure, let disc) = current else { return [] }
    let outline = Polyline.ellipse(in: Rect(around: disc.to, radius: disc.radius)).points
    return erasure.overlay + [
      OverlayItem(
        .path([outline], isClosed: true), role: .eraser, pageIndex: erasure.pageIndex)
    ]
  }

  var hasWork: Bool { if case .erasing = current { true } else { false } }

  mutating func cancel(_ context: any ToolContext) throws(ToolError) { current = .idle }

  private mutating func follow(
    _ step: GestureStep, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    switch step.phase {
    case .began: return try begin(step.origin, context) ? .handled : .notHandled
    case .moved, .ended:
      move(to: step.current, context)
      return step.phase == .moved ? .handled : try finish(context)
    case .cancelled:
      current = .idle
      return .handled
    }
  }

  /// Puts the disc on the page that is touched; tells whether one is.
  private mutating func begin(
    _ sample: PointerSample, _ context: any ToolContext
  ) throws(ToolError) -> Bool {
    guard let place = sample.page else { return false }
    let options = context.options
    let annotations = try engine(context.document.page(place.pageIndex).shownAnnotations)
    let candidates = annotations.filter {
      EditingTools.canSelect($0) && !options.spares.contains($0.type)
        && (options.eraserMode == .whole || $0.type == .ink)
    }
    let radius = min(max(options.eraserWidth, 1), 10_000) / 2 / context.view.state.scale
    current = .erasing(
      Erasure(pageIndex: place.pageIndex, options.eraserMode, candidates),
      disc: EraserSweep(from: place.point, to: place.point, radius: radius))
    move(to: sample, context)
    return true
  }

  private mutating func move(to sample: PointerSample, _ context: any ToolContext) {
    guard case .erasing(var erasure, let disc) = current,
      let point = context.place(of: sample, onPage: erasure.pageIndex)
    else { return }
    let next = EraserSweep(from: disc.to, to: point, radius: disc.radius)
    let tolerance = EraserTool.previewTolerance / context.view.state.scale
    erasure.erase(next, tolerance: tolerance) { (annotation) throws(ToolError) in
      try context.check(.change(annotation))
      let refusal = try context.refusal(of: .editAnnotation, .annotation(annotation.id), at: nil)
      if let refusal { throw refusal }
    }
    current = .erasing(erasure, disc: next)
  }

  /// Changes the document, in one step. An eraser that met nothing but what may not be erased says
  /// why; one that met nothing stays.
  private mutating func finish(_ context: any ToolContext) throws(ToolError) -> ToolOutcome {
    guard case .erasing(let erasure, _) = current else { return .handled }
    current = .idle
    guard !erasure.isEmpty else {
      if let refusal = erasure.refusal { throw refusal }
      return .handled
    }
    try context.perform(erasure.edit(date: context.now))
    return context.options.returnToPan ? .finished : .handled
  }

  /// The tolerance in pixels of the view.
  private static let previewTolerance = 0.25
}
