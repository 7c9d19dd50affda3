// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

/// The default tool: moves through the document, follows links, and hands over to the tool for a touched
/// object.
public struct PanTool: Tool {
  public let name = ToolName.pan
  indirect enum State {
    case idle
    /// The view-space position of the pointer when the view was last moved.
    case scrolling(last: PointerSample)
    case choosing(MenuPlace)
    /// A link has the keyboard focus.
    case focused(Annotation)
  }
  var current = State.idle

  public init() {}

  public func state(in context: any ToolContext) -> String {
    switch current {
    case .idle: "idle"
    case .scrolling: "scrolling"
    case .choosing: "choosing"
    case .focused: "focused"
    }
  }

  public mutating func handle(
    _ event: ToolEvent, in context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    switch event {
    case .key, .text, .answer, .style: return .notHandled
    case .command(let command): return try perform(command, context)
    case .gesture(.tap(let sample)): return try respond(to: .tap, sample, context)
    case .gesture(.doubleTap(let sample)): return try respond(to: .doubleTap, sample, context)
    case .gesture(.tripleTap(let sample)): return try respond(to: .tripleTap, sample, context)
    case .gesture(.longPress(let step)) where step.phase == .began:
      return try respond(to: .longPress, step.current, context)
    case .gesture(.contextMenu(let sample)):
      return try respond(to: .secondaryClick, sample, context)
    case .gesture(.drag(let step)): return try drag(step, context)
    case .gesture(.longPress): return isChoosing ? .handled : .notHandled
    case .gesture(.hover): return .notHandled
    }
  }

  public func menu(in context: any ToolContext) throws(ToolError) -> [MenuItem] {
    guard case .choosing(let place) = current else { return [] }
    return CreationMenu.items(link: place.link, at: place.sample.page, context)
  }

  public mutating func follow(_ context: any ToolContext) throws(ToolError) {
    switch current {
    case .choosing(let place):
      current = try place.following(context).map { .choosing($0) } ?? .idle
    case .focused(let link):
      current = try context.present(link).map { .focused($0) } ?? .idle
    case .idle, .scrolling: break
    }
  }

  public mutating func cancel(_ context: any ToolContext) throws(ToolError) { current = .idle }

  /// Handles a touch of this kind. The table's entries are tried in order, until one acts. An open menu
  /// closes; a tap beside everything then does no more than that.
  private mutating func respond(
    to touch: PanTouch, _ sample: PointerSample, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    let closesMenu = isChoosing
    current = .idle
    // A touch that dropped a selection has no other effect.
    if context.hasActed { return .notHandled }
    for trial in PanTable.trials(for: touch, by: sample.pointerType) {
      if closesMenu, [.fastScroll, .smartZoom, .userInterface].contains(trial) { break }
      if let outcome = try attempt(trial, at: sample, context) { return outcome }
    }
    return closesMenu ? .handled : .notHandled
  }

  /// A drag of a mouse that begins on text selects it; any other drag moves the pages.
  private mutating func drag(
    _ step: GestureStep, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    switch step.phase {
    case .began:
      current = .idle
      if step.origin.pointerType == .mouse, context.mayTake(.textSelect),
        try context.character(at: step.origin) != nil,
        try context.allows(.selectText, .none, at: step.origin.page)
      {
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

  private var isChoosing: Bool { if case .choosing = current { true } else { false } }
}

extension PanTool: LinkFocusing {
  public var focusedLink: Annotation? {
    if case .focused(let link) = current { link } else { nil }
  }

  public mutating func go(to link: Annotation, _ context: any ToolContext) throws(ToolError) {
    current = .focused(link)
    try context.show(link.rect, onPage: link.pageIndex)
  }

  /// Marks the link that has the keyboard focus.
  public func overlay(in context: any ToolContext) throws(ToolError) -> [OverlayItem] {
    guard let link = focusedLink else { return [] }
    return [OverlayItem(.rect(link.rect), role: .selection, pageIndex: link.pageIndex)]
  }

  /// Performs a command on the link that has the keyboard focus.
  mutating func perform(
    _ command: CommandName, on link: Annotation, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    switch command {
    case "commit", "openLink":
      let place = PagePoint(pageIndex: link.pageIndex, point: link.rect.center)
      let outcome = try open(link, at: place, context)
      // The focus stays beside the reader, not on a page that the link has led away from.
      let isShown = context.view.visiblePages.contains { $0.pageIndex == link.pageIndex }
      if !isShown { current = .idle }
      return outcome
    case "copyLink": return try copy(link, context)
    case "cancel":
      current = .idle
      return .handled
    default: return .notHandled
    }
  }
}
