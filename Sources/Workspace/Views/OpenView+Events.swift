// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction

/// What became of an event of the user's.
public struct EventReport {
  public var isHandled = false
  public var tool: ToolName
  public var state: String
  /// Every tool that saw the event, in order.
  public var path: [ToolName] = []
  public var component: Component?
  /// What to draw over the pages now; `nil`: what was drawn before.
  public var overlay: [OverlayItem]?
  public var error: ToolError?
}

extension OpenView {
  /// Takes gestures as a toolkit recognised them. Of several, as of a whole drag, the report tells of
  /// the last, and of the first component that acted.
  public func handle(_ gestures: [Gesture]) -> EventReport {
    handle(gestures.map(ToolEvent.gesture))
  }

  public func handle(_ key: KeyPress) -> EventReport { handle([.key(key)]) }

  /// Takes a raw pointer event; what it means may become clear only later.
  public func handle(_ event: PointerEvent) -> EventReport {
    handle(recognizer.handle(event).map(ToolEvent.gesture))
  }

  /// Makes another tool the current one.
  public func setTool(_ name: ToolName) throws(ToolError) { try tools.change(to: name, in: self) }

  private func handle(_ events: [ToolEvent]) -> EventReport {
    var report = EventReport(tool: tool, state: toolState)
    for event in events {
      actedComponent = nil
      if case .gesture(let gesture) = event { pointer = gesture.sample } else { pointer = nil }
      let passage = tools.handle(event, in: self)
      // A touch that gave up a selection did something, though the last tool had no more to do; so
      // did one that a tool took and failed with.
      report.isHandled = passage.isHandled || actedComponent != nil || passage.error != nil
      for name in passage.path where report.path.last != name { report.path.append(name) }
      report.component = report.component ?? actedComponent
      report.error = report.error ?? passage.error
    }
    finish(&report)
    return report
  }

  private func finish(_ report: inout EventReport) {
    report.tool = tool
    report.state = toolState
    do throws(ToolError) {
      report.overlay = try changedOverlay()
    } catch {
      report.error = report.error ?? error
    }
  }
}
