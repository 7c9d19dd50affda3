// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON
import Workspace

enum ToolDidUpdate: Notification {
  static let name = "tool/didUpdate"
  static let summary = """
    What to show of a view's selection and tool has changed by no event of the user's there: by \
    undoing, by a request, in another view.
    """

  struct Params: HostParams, DisplayRecord {
    static let name = "ToolDidUpdateParams"
    var place = HostPlace()
    var tool = ""
    var state = ""
    var display = WireDisplay()

    static let fields: [Field<Self>] =
      Field<Self>.place + [
        .required("tool", \.tool, "The tool."),
        .required("state", \.state, "The tool and its state."),
      ] + Field<Self>.display
  }
}

enum InteractionDidRecognize: Notification {
  static let name = "interaction/didRecognize"
  static let summary = """
    A gesture came about by the passing of time alone: a pointer has been pressed for long, or a tap \
    was not followed by another.
    """

  struct Params: HostParams {
    static let name = "DidRecognizeParams"
    var place = HostPlace()
    var gesture = ComponentChain.Event.longPress
    var result = EventResult()

    static let fields: [Field<Self>] =
      Field<Self>.place + [
        .required("gesture", \.gesture, "`longPress`, which has just begun, or `tap`."),
        .required("result", \.result, "What became of it."),
      ]
  }
}

extension Session {
  /// Tells what is to be shown otherwise in the views, where no result told it.
  func announceDisplays() {
    forEachFreeDocument { document in
      for view in document.views where view.needsDisplay { announceDisplay(of: view) }
    }
  }

  private func announceDisplay(of view: OpenView) {
    // What cannot be shown is told by the next event's result.
    guard let change = try? view.pendingDisplay() else { return }
    notify(
      ToolDidUpdate.self,
      ToolDidUpdate.Params(
        place: HostPlace(view), tool: view.tool.rawValue, state: view.toolState,
        display: WireDisplay(change)))
  }

  /// When ``timePasses()`` is to be called, in milliseconds of `World.uptime`; `nil`: when something
  /// else has happened.
  var deadline: Double? {
    let free = freeDocuments
    let views = free.flatMap(\.views).compactMap(\.deadline).min()
    let files = free.compactMap(\.diskDeadline).min()
    let timers = free.compactMap(\.timerDeadline).min()
    let saves = free.compactMap { autosaves[$0.id] }.min()
    return [views, files, timers, saves, questionDeadline].compactMap(\.self).min()
  }

  /// Recognises what has become due.
  public func timePasses() {
    settleLateQuestions()
    refuseWaitingRequests()
    let uptime = world.uptime()
    forEachFreeDocument { document in
      for view in document.views {
        guard let (gesture, report) = view.timePasses(to: uptime) else { continue }
        var params = InteractionDidRecognize.Params()
        params.place = HostPlace(view)
        params.gesture = gesture
        params.result = EventResult(report)
        notify(InteractionDidRecognize.self, params)
      }
    }
    lookAtFiles()
    runTimers()
    autosave()
    announceDisplays()
  }
}
