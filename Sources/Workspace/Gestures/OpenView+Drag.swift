// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

extension OpenView {
  /// Handles a drag that is known at once. One that stays so near to its origin that raw events of a
  /// mouse would be a tap is a tap. Front ends that recognise gestures of fingers themselves may draw the
  /// line closer than raw events of fingers do.
  public func drag(_ samples: [PointerSample]) -> EventReport {
    let path = samples.filter(\.position.isFinite)
    guard let origin = path.first else { return handle([Gesture]()) }
    let reach = input.recognizer.settings[.mouse].dragThreshold
    let isTap = path.allSatisfy { $0.position.distance(to: origin.position) <= reach }
    return handle(isTap ? [.tap(origin)] : Gesture.wholeDrag(path))
  }
}
