// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

extension OpenView {
  /// A long press that a toolkit recognised: a phase of it, or all of it at one point.
  public func longPress(_ sample: PointerSample, _ phase: GesturePhase?) -> EventReport {
    guard let phase else { return handle(Gesture.wholeLongPress([sample])) }
    if phase == .began { longPressOrigin = sample }
    let origin = longPressOrigin ?? sample
    if phase == .ended || phase == .cancelled { longPressOrigin = nil }
    return handle([.longPress(GestureStep(phase, origin: origin, current: sample))])
  }
}
