// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction

/// What pens and fingers do.
public struct PenSettings: Hashable, Sendable {
  /// What a pen takes when it draws while the tool is `pan`; `nil`: nothing.
  public var penTool: ToolName? = "freehand"
  /// Whether a finger draws with a creating tool, instead of scrolling; `nil`: unless a pen took the
  /// tool.
  public var fingerDraws: Bool?

  public init() {}
}

extension OpenView {
  /// - Throws: ``ToolError/unknownTool(_:)``.
  public func set(_ pens: PenSettings) throws(ToolError) {
    // The standard one need not be there.
    if let tool = pens.penTool, tool != PenSettings().penTool { try tools.check(tool) }
    self.pens = pens
  }

  /// A pen that draws while the tool is `pan` takes its own tool, where it can be taken.
  func takePenTool(for event: ToolEvent) throws(ToolError) {
    guard let penTool = penTool(for: event) else { return }
    try setTool(penTool)
    toolOfPen = penTool
  }

  func penTool(for event: ToolEvent) -> ToolName? {
    guard case .gesture(.drag(let step)) = event, step.phase == .began,
      step.origin.pointerType == .pen, tool == .pan, let penTool = pens.penTool,
      mayTake(penTool)
    else { return nil }
    return penTool
  }

  /// Whether an event is a finger that scrolls while a pen draws, and was done as such.
  func scrolls(by event: ToolEvent) throws(ToolError) -> Bool {
    guard case .gesture(.drag(let step)) = event, step.origin.pointerType == .touch else {
      return false
    }
    if step.phase == .began {
      scrollingFinger = fingerScrolls ? step.origin : nil
      return scrollingFinger != nil
    }
    guard let last = scrollingFinger else { return false }
    if step.phase != .cancelled { try scroll(by: last.position - step.current.position) }
    scrollingFinger = step.phase == .moved ? step.current : nil
    return true
  }

  var fingerScrolls: Bool {
    let creates = owner.shared.tools.contains { $0.name == tool && $0.annotationType != nil }
    guard creates else { return false }
    return pens.fingerDraws.map { !$0 } ?? (toolOfPen == tool)
  }
}
