// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

enum InteractionTripleTap: PointGesture {
  static let name = "interaction/tripleTap"
  static let summary = "The user tapped or clicked three times."
  static func gestures(at sample: PointerSample) -> [Gesture] { [.tripleTap(sample)] }
}
