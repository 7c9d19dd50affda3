// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

enum InteractionTap: PointGesture {
  static let name = "interaction/tap"
  static let summary = "The user tapped or clicked."
  static func gestures(at sample: PointerSample) -> [Gesture] { [.tap(sample)] }
}
