// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction

/// Events that the client handles itself.
extension OpenView {
  /// The event ends here; so do the next steps of a long press or drag.
  func consume(_ event: ComponentChain.Event?, by id: String, _ report: inout EventReport) {
    (report.isHandled, report.consumer) = (true, report.consumer ?? id)
    if event?.lasts == true { consumer = id }
  }

  /// Whether a step belongs to a long press or drag that was consumed when it began.
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

  /// Asks the client about a tap or press before anything comes of it.
  ///
  /// - Returns: whether nothing comes of it.
  func isIntercepted(_ event: ToolEvent, _ report: inout EventReport) throws(ToolError) -> Bool {
    guard case .gesture(let gesture) = event, let kind = ComponentChain.Event(gesture),
      kind != .drag, gesture.step.map({ $0.phase == .began }) ?? true
    else { return false }
    let entries = hooks(.shouldHandle)
    guard !entries.isEmpty else { return false }
    let sample = gesture.sample
    let ids = try annotations(at: sample).map(\.id)
    for entry in entries {
      let occasion = GestureOccasion(entry.id, kind, beside: nil, at: sample)
      switch answer(entry, .handle(occasion, annotations: ids)) {
      case .allowed, .only: continue
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
  /// Notes why an event went no further: the client has handled it, or something went wrong.
  mutating func end(with failure: ToolError) {
    isHandled = true
    if case .consumed(let by) = failure {
      consumer = consumer ?? by
    } else {
      error = error ?? failure
    }
  }
}
