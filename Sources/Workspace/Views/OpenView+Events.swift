// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import Scripts

/// The report on a user's event.
public struct EventReport {
  public var isHandled = false
  public var tool: ToolName
  public var state: String
  /// Every tool that saw the event, in order.
  public var path: [ToolName] = []
  public var component: Component?
  /// The client's gestures that the event was made of.
  public var gestures: [String] = []
  /// The condition, hook or gesture that consumed the event. The client has handled the event by it.
  public var consumer: String?
  /// The display beside the pages.
  public var display = DisplayChange()
  public var error: ToolError?

  public var overlay: [OverlayItem]? { display.overlay?.items }
  public var requirement: PendingRequirement? { display.requirement ?? nil }
  public var menu: [MenuItem]? { display.menu?.items }
}

/// The changes of a view's display since the previous event.
public struct DisplayChange {
  /// The new overlay; `nil` if it did not change.
  public var overlay: VersionedOverlay?
  /// The new requirement; `nil` if it did not change.
  public var requirement: PendingRequirement??
  /// The new menu; `nil` if it did not change.
  public var menu: VersionedMenu?
  /// The new cursor; `nil` if it did not change.
  public var cursor: Cursor?
  /// The tip of the annotation under the pointer; `nil`: unchanged.
  public var hover: HoverTip??

  public var isEmpty: Bool {
    overlay == nil && requirement == nil && menu == nil && cursor == nil && hover == nil
  }
}

/// The overlay to draw over the pages.
public struct VersionedOverlay {
  public var items: [OverlayItem]
  /// The overlay's version, if the client takes changes.
  public var version: Int?
  /// The patch from the previous version's items. There is one only if it is shorter to send.
  public var patch: OverlayPatch?
}

extension OpenView {
  /// Handles gestures that a toolkit recognised. If there are several, as in a whole drag, the
  /// report is about the last one, and names the first component that acted.
  public func handle(_ gestures: [Gesture]) -> EventReport {
    handle(gestures.map(ToolEvent.gesture))
  }

  /// Handles text entry: `text` is all of the text entered so far.
  public func enter(_ text: String) -> EventReport { handle([.text(text)]) }

  /// Commits the work under way; handled if there was some.
  public func commit() -> EventReport {
    settleWork { (tools, view) throws(ToolError) in try tools.commit(in: view) }
  }

  /// Drops the work under way; handled if there was some.
  public func cancel() -> EventReport {
    _ = input.dropPress()
    return settleWork { (tools, view) throws(ToolError) in try tools.cancel(in: view) }
  }

  /// Makes another tool the current one.
  public func setTool(_ name: ToolName) throws(ToolError) {
    input.heldTap.deliver()
    try tools.change(to: name, in: self)
    input.pens.keepTool()
  }

  /// The input that the tool needs from the user now.
  public func requirement() throws(ToolError) -> PendingRequirement? { try display.requirement() }

  public func menu() throws(ToolError) -> [MenuItem] {
    display.menuChanges.apply(to: try tools.current.menu(in: self))
  }

  /// Handles the user's answer to the pending requirement.
  public func answer(_ answer: UserAnswer) -> EventReport {
    if case .choicesSoFar = answer {} else { display.settleRequirement() }
    return handle([.answer(answer)])
  }

  func handle(_ events: [ToolEvent]) -> EventReport {
    report { report in
      input.heldTap.deliver(&report)
      var isHandled = false
      for event in events {
        input.take(event, &report)
        isHandled = isHandled || report.isHandled
      }
      report.isHandled = isHandled
    }
  }

  /// Handles raw pointer events, and reports on all of them.
  public func handle(_ batch: PointerBatch) -> EventReport { input.handle(batch) }

  /// Handles a raw pointer event. Its gesture may be recognised only by a later event.
  public func handle(_ event: PointerEvent) -> EventReport { handle(PointerBatch([event])) }

  /// Passes one event to the tools, and reports the outcome.
  func passOn(_ event: ToolEvent, _ report: inout EventReport) {
    do throws(ToolError) {
      guard try input.pens.takeTool(for: event) else { return }
      if try input.pens.scrolls(by: event) {
        report.isHandled = true
        return
      }
      if case .gesture(.hover(let sample)) = event {
        try display.hover(sample)
        pages.hover(sample)
      }
    } catch {
      return report.end(with: error)
    }
    let passage = withTools { tools.handle(event, in: self) }
    // A touch that cleared a selection is handled, even if the last tool had nothing to do. So is a
    // touch that a tool accepted and then failed to handle.
    report.isHandled = passage.isHandled || self.event.actedComponent != nil || passage.error != nil
    for name in passage.path where report.path.last != name { report.path.append(name) }
    report.component = report.component ?? self.event.actedComponent
    tellPassed(passage, &report)
    defer { input.pens.returnTool(after: event, &report) }
    guard let error = passage.error else { return }
    if case .consumed(let by) = error, case .gesture(let gesture) = event {
      input.runs.consume(ComponentChain.Event(gesture), by: by, &report)
    }
    report.end(with: error)
  }

  /// Runs a function and returns its report.
  func report(_ body: (inout EventReport) -> Void) -> EventReport {
    let earlier = owner.scripts?.servedView
    owner.scripts?.servedView = self
    defer { owner.scripts?.servedView = earlier }
    forgetActivation()
    var report = EventReport(tool: tool, state: toolState)
    body(&report)
    tools.catchUp(in: self)
    settleTool()
    settleFocus()
    tellFocus()
    do throws(ToolError) {
      report.display = try display.change()
    } catch {
      report.error = report.error ?? error
    }
    // Last, since a requirement that the client cannot ask for has been cancelled by now.
    report.tool = tool
    report.state = toolState
    return report
  }

  /// Resets the state of the previous event.
  func forgetActivation() { event.forgetActivation() }

  func note(_ new: ToolEvent) {
    event.commit = new.commitKey
    guard case .gesture(let gesture) = new else {
      event.pointer = nil
      return
    }
    event.pointer = gesture.sample
    if let place = gesture.press { input.lastPress = place }
  }

  private func settleWork(
    _ body: (ToolManager, OpenView) throws(ToolError) -> Void
  ) -> EventReport {
    report { report in
      input.heldTap.deliver(&report)
      report.isHandled = tools.current.hasWork
      report.path = [tool]
      do throws(ToolError) { try body(tools, self) } catch { report.error = error }
    }
  }
}

extension ToolEvent {
  /// How the event commits what is being entered. A front end with an input field of its own gives the command
  /// `commit` for the Enter key.
  fileprivate var commitKey: ScriptEvent.CommitKey {
    switch self {
    case .key(KeyPress("Enter")), .command("commit"): .enter
    case .command("nextField"), .command("previousField"): .tab
    default: .click
    }
  }
}

extension Gesture {
  /// The place on a page where this gesture pressed a pointer. `nil` if that was on no page.
  fileprivate var press: PagePoint? {
    switch self {
    case .hover: nil
    case .drag(let step), .longPress(let step): step.phase == .began ? step.origin.page : nil
    case .tap, .doubleTap, .tripleTap, .contextMenu: sample.page
    }
  }
}
