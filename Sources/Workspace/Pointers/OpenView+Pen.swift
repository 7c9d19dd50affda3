// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction

extension OpenView {
  /// - Throws: ``ToolError/unknownTool(_:)``.
  public func set(_ pens: PenSettings) throws(ToolError) {
    for tool in pens.namedTools { try tools.check(tool) }
    self.pens = pens
    pointers.palmRejection = pens.palmRejection
    pointers.usesBarrelButton = pens.barrelTool != nil
  }

  /// Takes the tool for a pen event. A pen that draws while the tool is `pan` takes its own tool,
  /// if that can be taken; a part of the pen that has a tool borrows that tool.
  ///
  /// - Returns: whether the tools get the event. The other end of a pen never draws.
  func takePenTool(for event: ToolEvent) throws(ToolError) -> Bool {
    if let tool = toolOfPart(for: event) {
      guard mayTake(tool) else { return false }
      guard self.tool != tool else { return true }
      penUse.borrowed = tool
      do throws(ToolError) {
        try tools.borrow(tool, in: self)
      } catch {
        penUse.borrowed = nil
        throw error
      }
    } else if let penTool = penTool(for: event) {
      try setTool(penTool)
      penUse.taken = penTool
    }
    return true
  }

  /// Brings back the previous tool once the gesture of a pen part with a borrowed tool is done,
  /// unless the borrowed tool has more to do, for example with a selection.
  func returnPenTool(after event: ToolEvent, _ report: inout EventReport) {
    guard let borrowed = penUse.borrowed, case .gesture(let gesture) = event, gesture.isEnd else {
      return
    }
    if tool == borrowed, !hasWork, selection == .none {
      do throws(ToolError) { try tools.comeBack(in: self) } catch { report.end(with: error) }
    }
    penUse.borrowed = nil
    penUse.follow(tool)
  }

  /// The tool of the part of the pen that begins a gesture.
  func toolOfPart(for event: ToolEvent) -> ToolName? {
    guard case .gesture(let gesture) = event, gesture.isBeginning else { return nil }
    switch gesture.origin.penPart {
    case .tip: return nil
    case .eraser: return pens.eraserTool
    case .barrel: return pens.barrelTool
    }
  }

  func penTool(for event: ToolEvent) -> ToolName? {
    guard case .gesture(.drag(let step)) = event, step.phase == .began,
      step.origin.pointerType == .pen, tool == .pan, let penTool = pens.penTool,
      mayTake(penTool)
    else { return nil }
    return penTool
  }

  /// Scrolls if the event is a finger that scrolls while a pen draws; returns whether it did.
  func scrolls(by event: ToolEvent) throws(ToolError) -> Bool {
    guard case .gesture(.drag(let step)) = event, step.origin.pointerType == .touch else {
      return false
    }
    if step.phase == .began {
      penUse.scrollingFinger = fingerScrolls ? step.origin : nil
      return penUse.scrollingFinger != nil
    }
    guard let last = penUse.scrollingFinger else { return false }
    if step.phase != .cancelled { try scroll(by: last.position - step.current.position) }
    penUse.scrollingFinger = step.phase == .moved ? step.current : nil
    return true
  }

  var fingerScrolls: Bool {
    let creates = owner.shared.tools.contains { $0.name == tool && $0.annotationType != nil }
    guard creates else { return false }
    return pens.fingerDraws.map { !$0 } ?? (penUse.taken == tool)
  }
}

extension Gesture {
  /// The pointer when the gesture began.
  fileprivate var origin: PointerSample { step?.origin ?? sample }

  fileprivate var isBeginning: Bool {
    if case .hover = self { false } else { step.map { $0.phase == .began } ?? true }
  }

  fileprivate var isEnd: Bool {
    if case .hover = self { return false }
    return step.map { $0.phase == .ended || $0.phase == .cancelled } ?? true
  }
}
