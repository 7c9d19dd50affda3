// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction

/// The use of pens and fingers in a view. It also keeps the changes that they made.
public final class Pens {
  private unowned let open: OpenView
  public private(set) var settings = PenSettings()
  /// The changes that the pen in use has made.
  private var use = PenUse()

  init(in view: OpenView) { open = view }

  /// Notes that another tool has become the current one.
  func follow(_ tool: ToolName) { use.follow(tool) }

  /// Whether a pen that drew has made the current tool current.
  var hasTakenTool: Bool { use.taken == open.tool }

  /// Notes that the user has chosen the current tool. Fingers then draw with it as well.
  func keepTool() { use.taken = nil }

  /// - Throws: ``ToolError/unknownTool(_:)``.
  public func set(_ wanted: PenSettings) throws(ToolError) {
    var pens = wanted
    let resolved = open.owner.shared.resolved
    pens.penTool = pens.penTool.map(resolved)
    pens.eraserTool = pens.eraserTool.map(resolved)
    pens.barrelTool = pens.barrelTool.map(resolved)
    for tool in pens.namedTools { try open.tools.check(tool) }
    settings = pens
    open.input.take(pens)
  }

  /// Takes the tool for a pen event. A pen that draws while the tool is `pan` takes its own tool,
  /// if that can be taken; a part of the pen that has a tool borrows that tool.
  ///
  /// - Returns: whether the tools get the event. The other end of a pen never draws.
  func takeTool(for event: ToolEvent) throws(ToolError) -> Bool {
    if let tool = toolOfPart(for: event) {
      guard open.mayTake(tool) else { return false }
      guard open.tool != tool else { return true }
      use.borrowed = tool
      do throws(ToolError) {
        try open.tools.borrow(tool, in: open)
      } catch {
        use.borrowed = nil
        throw error
      }
    } else if let penTool = penTool(for: event) {
      try open.setTool(penTool)
      use.taken = penTool
    }
    return true
  }

  /// Brings back the previous tool after a gesture with a borrowed tool. A part of the pen had borrowed
  /// it. The borrowed tool stays if it has more to do, for example with a selection.
  func returnTool(after event: ToolEvent, _ report: inout EventReport) {
    guard let borrowed = use.borrowed, case .gesture(let gesture) = event, gesture.isEnd else {
      return
    }
    if open.tool == borrowed, !open.hasWork, open.selection == .none {
      do throws(ToolError) { try open.tools.comeBack(in: open) } catch { report.end(with: error) }
    }
    use.borrowed = nil
    use.follow(open.tool)
  }

  /// The tool of the part of the pen that begins a gesture.
  func toolOfPart(for event: ToolEvent) -> ToolName? {
    guard case .gesture(let gesture) = event, gesture.isBeginning else { return nil }
    switch gesture.origin.penPart {
    case .tip: return nil
    case .eraser: return settings.eraserTool
    case .barrel: return settings.barrelTool
    }
  }

  func penTool(for event: ToolEvent) -> ToolName? {
    guard case .gesture(.drag(let step)) = event, step.phase == .began,
      step.origin.pointerType == .pen, open.tool == .pan, let penTool = settings.penTool,
      open.mayTake(penTool)
    else { return nil }
    return penTool
  }

  /// Scrolls by a finger that scrolls while a pen draws. Returns whether the event was of such a
  /// finger.
  func scrolls(by event: ToolEvent) throws(ToolError) -> Bool {
    guard case .gesture(let gesture) = event, let step = gesture.step,
      step.origin.pointerType == .touch
    else { return false }
    if step.phase == .began {
      use.scrollingFinger = try scrolls(by: gesture) ? step.origin : nil
      return use.scrollingFinger != nil
    }
    guard let last = use.scrollingFinger else { return false }
    if step.phase != .cancelled { try open.scroll(by: last.position - step.current.position) }
    use.scrollingFinger = step.phase == .moved ? step.current : nil
    return true
  }

  /// Whether a finger's gesture that begins moves the pages. A long press on an annotation selects it, and
  /// one in a text that is being entered selects a word.
  private func scrolls(by gesture: Gesture) throws(ToolError) -> Bool {
    guard fingerScrolls, case .longPress = gesture else { return fingerScrolls }
    return try mayScroll(open.rehearse(gesture))
  }

  /// Whether a finger's long press with this outcome moves the pages instead.
  func mayScroll(_ outcome: GestureOutcome) -> Bool {
    fingerScrolls && outcome.actor == nil && !open.tools.current.takesText
  }

  var fingerScrolls: Bool {
    let creates = open.owner.shared.tools.contains {
      $0.name == open.tool && $0.annotationType != nil
    }
    guard creates else { return false }
    return settings.fingerDraws.map { !$0 } ?? hasTakenTool
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
