// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

/// A tap that waits until it is known whether it becomes a double tap.
struct PendingTap {
  let sample: PointerSample
  /// The component that would act on it.
  let component: Component?
  /// The client's gestures that wait.
  var gestures: [String]
  /// Whether the tools do.
  var holdsTools: Bool
  /// When it has waited for long enough unless the pointer goes down again, in milliseconds on the
  /// client's clock and on the server's.
  let due: Double
  let dueOnServer: Double
  /// Whether the pointer has gone down again in time, so that its next event decides.
  var isContinued = false
}

extension OpenView {
  /// Lets a held tap go on before gestures that have come after it: it is dropped where they are a
  /// double tap, and delivered where they cannot become one any more.
  func settleHeldTap(before gestures: [Gesture], _ report: inout EventReport) {
    guard let held = heldTap else { return }
    if !held.isContinued, recognizer.now ?? held.due >= held.due {
      deliverHeldTap(&report)
    } else if case .doubleTap? = gestures.first {
      heldTap = nil
      for id in held.gestures { tell(id, .failed, .tap, held.component, held.sample) }
    } else if recognizer.isPressedAgain {
      heldTap?.isContinued = true
    } else if held.isContinued || recognizer.tapDeadline == nil {
      deliverHeldTap(&report)
    }
  }

  /// Lets what waited have the tap.
  func deliverHeldTap(_ report: inout EventReport) {
    guard let held = heldTap else { return }
    heldTap = nil
    forgetActivation()
    note(.gesture(.tap(held.sample)))
    let isKept = begin(
      held.gestures.compactMap { gestures[$0] }, of: .tap, beside: held.component,
      at: held.sample, &report)
    if held.holdsTools, !isKept { passOn(.gesture(.tap(held.sample)), &report) }
  }

  /// As ``deliverHeldTap(_:)``, before something that is no event and has no report: what the tap
  /// causes is told by notifications alone.
  func deliverHeldTap() {
    guard heldTap != nil else { return }
    var report = EventReport(tool: tool, state: toolState)
    deliverHeldTap(&report)
    display.isStale = true
  }
}
