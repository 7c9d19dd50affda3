// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

extension OpenView {
  /// Handles a whole drag. A drag that stays as close to its origin as a tap of a mouse is handled as a
  /// tap. Front ends that recognise finger gestures themselves may use a smaller distance than raw
  /// finger events do.
  public func drag(_ samples: [PointerSample]) -> EventReport {
    let path = samples.filter(\.position.isFinite)
    guard let origin = path.first else { return handle([Gesture]()) }
    let reach = input.recognizer.settings[.mouse].dragThreshold
    let isTap = path.allSatisfy { $0.position.distance(to: origin.position) <= reach }
    return handle(isTap ? [.tap(origin)] : Gesture.wholeDrag(path))
  }
}
