// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction

/// The client's gestures in the current long press or drag.
struct ActiveGestures {
  let event: ComponentChain.Event
  var ids: [String]
  /// Whether the event is kept from the tools.
  let isKept: Bool
  let component: Component?
  /// The pointer of the last step.
  var sample: PointerSample
}

/// The client's own handling of the user's events: its gestures, and events that it consumes.
public final class GestureRuns {
  private unowned let open: OpenView
  /// The handler of the long press or drag under way. It takes all further steps.
  private var consumer: String?
  /// The client's gestures of the long press or drag under way.
  private(set) var underWay: ActiveGestures?

  init(in view: OpenView) { open = view }

  /// - Throws: an error if the gesture cannot be registered in the view.
  public func register(_ gesture: ClientGesture) throws(GestureRefusal) {
    try check(gesture)
    try open.ownGestures.register(gesture)
  }

  /// - Throws: an error if the gesture conflicts with those that apply in the view.
  func check(_ gesture: ClientGesture) throws(GestureRefusal) {
    var gestures = open.gestures
    try gestures.register(gesture)
  }

  /// Unregisters a gesture. If it is under way it is cancelled; if it is pending it fails.
  ///
  /// - Returns: whether there was one of this id.
  public func unregister(_ id: String) -> Bool {
    guard open.ownGestures.remove(id) else { return false }
    end(id)
    return true
  }

  /// Ends a gesture that was removed: cancels it if it is under way, fails it if it is pending.
  func end(_ id: String) {
    open.input.heldTap.end(id)
    if let current = underWay, current.ids.contains(id) {
      underWay?.ids.removeAll { $0 == id }
      tell(id, .cancelled, current.event, current.component, current.sample)
    }
  }

  /// Begins the gestures that can recognise an event. `component` is the one that would act on the
  /// event.
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
        open.happen(.gestureChanged(occasion, .failed))
        if answer == .consume {
          isConsumed = true
          consume(event, by: gesture.id, &report)
        }
        continue
      }
      open.happen(.gestureChanged(occasion, event.lasts ? .began : .recognized))
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

  /// Passes the next step to the gestures under way.
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

  /// Delivers a pending tap and cancels gestures under way. It is called when the view closes.
  public func endAll() {
    open.input.heldTap.deliver()
    cancel()
  }

  /// Cancels gestures that did not end before the next event began.
  func cancel() {
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
    open.happen(.gestureChanged(occasion, phase))
  }

  /// A missing answer counts as no, so that nothing waits forever.
  private func begins(_ gesture: ClientGesture, _ occasion: GestureOccasion) -> GateAnswer {
    switch gesture.verdict(beside: occasion.component) {
    case .fails, .excluded: .refuse
    case .wouldBegin: .allow
    case .wouldBeAsked: open.client.askGesture(occasion, gesture.timeoutMilliseconds) ?? .refuse
    }
  }
}

// MARK: - Events that the client handles itself

extension GestureRuns {
  /// Consumes the event. In a long press or drag, it also consumes the next steps.
  func consume(_ event: ComponentChain.Event?, by id: String, _ report: inout EventReport) {
    (report.isHandled, report.consumer) = (true, report.consumer ?? id)
    if event?.lasts == true { consumer = id }
  }

  /// Whether a step belongs to a consumed long press or drag. The gesture was consumed when it began.
  func isConsumed(_ event: ToolEvent, _ report: inout EventReport) -> Bool {
    guard case .gesture(let gesture) = event, let id = consumer else { return false }
    guard let step = gesture.step, step.phase != .began else {
      if gesture.step != nil { consumer = nil }
      return false
    }
    (report.isHandled, report.consumer) = (true, id)
    if step.phase != .moved { consumer = nil }
    return true
  }

  /// Asks the client about a tap or press before anything acts.
  ///
  /// - Returns: whether the client has handled it.
  func isIntercepted(_ event: ToolEvent, _ report: inout EventReport) throws(ToolError) -> Bool {
    guard case .gesture(let gesture) = event, let kind = ComponentChain.Event(gesture),
      kind != .drag, gesture.step.map({ $0.phase == .began }) ?? true
    else { return false }
    let entries = open.hooks(.shouldHandle)
    guard !entries.isEmpty else { return false }
    let sample = gesture.sample
    let ids = try open.annotations(at: sample).map(\.id)
    for entry in entries {
      let occasion = GestureOccasion(entry.id, kind, beside: nil, at: sample)
      switch open.answer(entry, .handle(occasion, annotations: ids)) {
      case .allowed, .only, .text: continue
      case .refused:
        if kind.lasts { consumer = entry.id }
        return true
      case .consumed:
        consume(kind, by: entry.id, &report)
        return true
      }
    }
    return false
  }
}

extension EventReport {
  fileprivate mutating func note(_ ids: [String], isKept: Bool) {
    for id in ids where !gestures.contains(id) { gestures.append(id) }
    if isKept { isHandled = true }
  }
}

extension ComponentChain.Event {
  var lasts: Bool { self == .longPress || self == .drag }
}

extension EventReport {
  /// Records why an event ended: the client has handled it, or an error occurred.
  mutating func end(with failure: ToolError) {
    isHandled = true
    if case .consumed(let by) = failure {
      consumer = consumer ?? by
    } else {
      error = error ?? failure
    }
  }
}
