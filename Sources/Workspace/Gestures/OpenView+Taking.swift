// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

extension OpenView {
  /// Lets the client's gestures have an event of the user's, and then the tools, as far as those leave
  /// it.
  ///
  /// - Parameter mayWait: whether a tap can wait for whether it becomes a double one: not where a
  ///   toolkit recognised it.
  func take(_ event: ToolEvent, _ report: inout EventReport, mayWait: Bool = false) {
    forgetActivation()
    note(event)
    defer { foreseen = [:] }
    if isConsumed(event, &report) { return }
    do throws(ToolError) {
      if try isIntercepted(event, &report) { return }
      guard try !keeps(event, mayWait: mayWait, &report) else { return }
    } catch {
      return report.end(with: error)
    }
    passOn(event, &report)
  }

  /// Whether the tools do not get an event, or not yet.
  private func keeps(
    _ event: ToolEvent, mayWait: Bool, _ report: inout EventReport
  ) throws(ToolError) -> Bool {
    guard case .gesture(let gesture) = event, let kind = ComponentChain.Event(gesture) else {
      return false
    }
    if let step = gesture.step, step.phase != .began { return goOn(kind, step, &report) }
    cancelGestures()
    var candidates = gestures.matching(kind)
    let mayWait = mayWait && kind == .tap && self.mayWait(at: gesture.sample)
    guard mayWait || !candidates.isEmpty else { return false }
    let actor = try rehearse(gesture).actor
    var held = mayWait ? try hold(gesture.sample, actor, candidates) : nil
    if let held { candidates.removeAll { held.gestures.contains($0.id) } }
    let isKept = begin(candidates, of: kind, beside: actor, at: gesture.sample, &report)
    // A gesture that another gesture keeps from the tools does not hold them up.
    if isKept { held?.holdsTools = false }
    heldTap = held.flatMap { $0.holdsTools || !$0.gestures.isEmpty ? $0 : nil }
    return isKept || heldTap?.holdsTools == true
  }
}

extension Gesture {
  /// `nil` of what comes at once.
  var step: GestureStep? {
    switch self {
    case .longPress(let step), .drag(let step): step
    case .tap, .doubleTap, .tripleTap, .contextMenu, .hover: nil
    }
  }
}
