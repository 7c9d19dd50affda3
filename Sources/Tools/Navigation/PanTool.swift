// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

/// The tool to begin with: moves through the document, follows links, and finds the tool for what is
/// touched.
public struct PanTool: Tool {
  public let name = ToolName.pan
  private enum State {
    case idle
    /// The view-space position of the pointer when the view was last moved.
    case scrolling(last: PointerSample)
  }
  private var current = State.idle

  public init() {}

  public func state(in context: any ToolContext) -> String {
    switch current {
    case .idle: "idle"
    case .scrolling: "scrolling"
    }
  }

  public mutating func handle(
    _ event: ToolEvent, in context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    switch event {
    case .key, .text, .answer, .command, .style: return .notHandled
    case .gesture(.tap(let sample)): return try tap(sample, context)
    case .gesture(.doubleTap(let sample)), .gesture(.tripleTap(let sample)):
      return try hasText(at: sample, context) ? .handOver(.textSelect) : .notHandled
    case .gesture(.longPress(let step)) where step.phase == .began:
      return try press(step.current, context)
    case .gesture(.contextMenu(let sample)): return try press(sample, context)
    case .gesture(.drag(let step)): return try drag(step, context)
    case .gesture(.hover), .gesture(.longPress): return .notHandled
    }
  }

  /// A link is followed, another annotation is for its tool, the empty page shows and hides the user
  /// interface.
  private func tap(
    _ sample: PointerSample, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    guard let place = sample.page else { return .notHandled }
    let hit = try context.annotations(at: sample).first
    switch hit?.type {
    case .widget?: return .notHandled
    case .link?:
      guard let hit, let action = hit.action else { return .notHandled }
      let isOpened = try context.activate(.openLinkAnnotation, .annotation(hit.id), at: place) {
        () throws(ToolError) in try context.follow(action, from: place)
      }
      return isOpened ? .handled : .notHandled
    case .some: return .handOver(.annotationEdit)
    case nil:
      let isToggled = try context.activate(.toggleUserInterface, .none, at: place) {
        context.tell(.toggleUserInterface)
      }
      return isToggled ? .handled : .notHandled
    }
  }

  /// A long press or a secondary click: selects the annotation or the word. Text that is near wins
  /// over an annotation that is no more than near.
  private func press(
    _ sample: PointerSample, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    let isOnText = try hasText(at: sample, context)
    if let hit = try context.annotations(at: sample).first, let place = sample.page,
      hit.type != .widget, hit.type != .link, !isOnText || hit.distance(to: place.point) == 0
    {
      return .handOver(.annotationEdit)
    }
    return isOnText ? .handOver(.textSelect) : .notHandled
  }

  /// A mouse selects text where it begins on text; otherwise dragging moves the pages.
  private mutating func drag(
    _ step: GestureStep, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    switch step.phase {
    case .began:
      if step.origin.pointerType == .mouse, try hasText(at: step.origin, context) {
        return .handOver(.textSelect)
      }
      current = .scrolling(last: step.origin)
      return .handled
    case .moved, .ended:
      guard case .scrolling(let last) = current else { return .notHandled }
      try context.scroll(by: last.position - step.current.position)
      current = step.phase == .ended ? .idle : .scrolling(last: step.current)
      return .handled
    case .cancelled:
      current = .idle
      return .handled
    }
  }

  private func hasText(
    at sample: PointerSample, _ context: any ToolContext
  ) throws(ToolError) -> Bool {
    guard let place = sample.page else { return false }
    let tolerance = HitTolerance.pixels(sample.pointerType) / context.view.state.scale
    return try context.text(onPage: place.pageIndex)
      .position(at: place.point, tolerance: tolerance) != nil
  }
}
