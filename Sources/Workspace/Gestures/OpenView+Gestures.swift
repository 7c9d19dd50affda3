// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

/// The client's gestures that a long press or drag is now.
struct ActiveGestures {
  let event: ComponentChain.Event
  var ids: [String]
  /// Whether the tools do not get it.
  let isKept: Bool
  let component: Component?
  /// The pointer of the last step.
  var sample: PointerSample
}

extension OpenView {
  /// - Throws: why the gesture cannot be one of the view's.
  public func register(_ gesture: ClientGesture) throws(GestureRefusal) {
    try check(gesture)
    try ownGestures.register(gesture)
  }

  /// - Throws: why a gesture cannot stand beside those that count in the view.
  func check(_ gesture: ClientGesture) throws(GestureRefusal) {
    var gestures = gestures
    try gestures.register(gesture)
  }

  /// Takes back a gesture; one that is under way is cancelled, and one that waits fails.
  ///
  /// - Returns: whether there was one of this id.
  public func unregisterGesture(_ id: String) -> Bool {
    guard ownGestures.remove(id) else { return false }
    endGesture(id)
    return true
  }

  /// A gesture is gone: if it is under way it is cancelled, and if it waits it fails.
  func endGesture(_ id: String) {
    if let held = heldTap, held.gestures.contains(id) {
      heldTap?.gestures.removeAll { $0 == id }
      tell(id, .failed, .tap, held.component, held.sample)
    }
    if let current = underWay, current.ids.contains(id) {
      underWay?.ids.removeAll { $0 == id }
      tell(id, .cancelled, current.event, current.component, current.sample)
    }
  }

  /// Lets gestures be made of an event on which a component would act, those that can be.
  ///
  /// - Returns: whether the tools do not get it.
  func begin(
    _ candidates: [ClientGesture], of event: ComponentChain.Event, beside component: Component?,
    at sample: PointerSample, _ report: inout EventReport
  ) -> Bool {
    var begun: [ClientGesture] = []
    var isConsumed = false
    for gesture in candidates {
      let occasion = GestureOccasion(gesture.id, event, beside: component, at: sample)
      let answer = isConsumed ? .refuse : begins(gesture, occasion)
      guard answer == .allow else {
        happen(.gestureChanged(occasion, .failed))
        if answer == .consume {
          isConsumed = true
          consume(event, by: gesture.id, &report)
        }
        continue
      }
      happen(.gestureChanged(occasion, event.lasts ? .began : .recognized))
      begun.append(gesture)
    }
    let isKept = isConsumed || begun.contains { $0.keepsEvent(from: component) }
    report.note(begun.map(\.id), isKept: isKept)
    if event.lasts, !begun.isEmpty {
      underWay = ActiveGestures(
        event: event, ids: begun.map(\.id), isKept: isKept, component: component, sample: sample)
    }
    return isKept
  }

  /// The next step of what is under way.
  ///
  /// - Returns: whether the tools do not get it.
  func goOn(
    _ event: ComponentChain.Event, _ step: GestureStep, _ report: inout EventReport
  ) -> Bool {
    guard var current = underWay, current.event == event else { return false }
    for id in current.ids {
      tell(id, ClientGesturePhase(step.phase), event, current.component, step.current)
    }
    report.note(current.ids, isKept: current.isKept)
    current.sample = step.current
    underWay = step.phase == .moved ? current : nil
    return current.isKept
  }

  /// Lets what waits have its tap, and cancels what is under way: the view closes.
  public func endGestures() {
    deliverHeldTap()
    cancelGestures()
  }

  /// Cancels what did not end before something else began.
  func cancelGestures() {
    guard let current = underWay else { return }
    underWay = nil
    for id in current.ids {
      tell(id, .cancelled, current.event, current.component, current.sample)
    }
  }

  func tell(
    _ id: String, _ phase: ClientGesturePhase, _ event: ComponentChain.Event,
    _ component: Component?, _ sample: PointerSample
  ) {
    let occasion = GestureOccasion(id, event, beside: component, at: sample)
    happen(.gestureChanged(occasion, phase))
  }

  /// An answer that does not come is a no, so that nothing waits for ever.
  private func begins(_ gesture: ClientGesture, _ occasion: GestureOccasion) -> GateAnswer {
    switch gesture.verdict(beside: occasion.component) {
    case .fails, .excluded: .refuse
    case .wouldBegin: .allow
    case .wouldBeAsked: askGesture(occasion, gesture.timeoutMilliseconds) ?? .refuse
    }
  }
}

extension EventReport {
  fileprivate mutating func note(_ ids: [String], isKept: Bool) {
    for id in ids where !gestures.contains(id) { gestures.append(id) }
    if isKept { isHandled = true }
  }
}

extension ComponentChain.Event {
  /// Whether it has phases.
  var lasts: Bool { self == .longPress || self == .drag }
}
