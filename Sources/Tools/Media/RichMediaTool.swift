// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

/// Plays sounds and films. The front end plays them while their page is visible.
public struct RichMediaTool: Tool {
  public let name = ToolName.richMedia
  private indirect enum State {
    case idle
    case playing(Annotation)
  }
  private var current = State.idle
  /// The last sample of a drag that moves the pages.
  private var last: PointerSample?

  public init() {}

  public func state(in context: any ToolContext) -> String {
    playing(context) == nil ? "idle" : "playing"
  }

  public mutating func handle(
    _ event: ToolEvent, in context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    switch event {
    case .gesture(.tap(let sample)), .gesture(.doubleTap(let sample)),
      .gesture(.tripleTap(let sample)), .gesture(.contextMenu(let sample)):
      return try touch(sample, context)
    case .gesture(.longPress(let step)):
      return step.phase == .began ? try touch(step.current, context) : .handled
    case .gesture(.drag(let step)): return try drag(step, context)
    case .command("cancel"):
      stop(context)
      return .finished
    case .gesture(.hover), .key, .text, .answer, .command, .style: return .notHandled
    }
  }

  public mutating func leave(_ context: any ToolContext) throws(ToolError) { stop(context) }

  public mutating func follow(_ context: any ToolContext) throws(ToolError) {
    guard case .playing(let annotation) = current else { return }
    let now = try context.present(annotation)
    current = now.map(State.playing) ?? .idle
  }

  /// Media on an invisible page are stopped.
  public func outlives(_ view: View) -> Bool {
    guard case .playing(let annotation) = current else { return true }
    return view.visiblePages.contains { $0.pageIndex == annotation.pageIndex }
  }

  /// Plays the touched media, unless they play already; a touch elsewhere stops them.
  private mutating func touch(
    _ sample: PointerSample, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    let hit = try context.annotations(at: sample).first
    guard let hit, EditingTools.tool(for: hit) == .richMedia else {
      stop(context)
      return .handBack
    }
    if context.isPlaying(hit.id) {
      if playing(context)?.id != hit.id { stop(context) }
      current = .playing(hit)
      return .handled
    }
    stop(context)
    let isPlayed = try context.activate(.openLinkAnnotation, .annotation(hit.id), at: sample.page) {
      () throws(ToolError) in try context.play(hit)
    }
    guard isPlayed else { return .declined }
    current = .playing(hit)
    return .handled
  }

  /// Scrolls while media play; otherwise a drag is for the default tool.
  private mutating func drag(
    _ step: GestureStep, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    guard playing(context) != nil else { return step.phase == .began ? .handBack : .notHandled }
    switch step.phase {
    case .began: last = step.origin
    case .moved, .ended:
      guard let before = last else { return .notHandled }
      last = step.phase == .ended ? nil : step.current
      try context.scroll(by: before.position - step.current.position)
    case .cancelled: last = nil
    }
    return .handled
  }

  private mutating func stop(_ context: any ToolContext) {
    guard let annotation = playing(context) else { return }
    context.stopMedia(annotation.id)
    current = .idle
  }

  /// The media that the user started and nothing has ended.
  private func playing(_ context: any ToolContext) -> Annotation? {
    guard case .playing(let annotation) = current, context.isPlaying(annotation.id) else {
      return nil
    }
    return annotation
  }
}
