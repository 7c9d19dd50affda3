// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

enum InteractionDoubleTap: PointGesture {
  static let name = "interaction/doubleTap"
  static let summary = "The user tapped or clicked twice."
  static func gestures(at sample: PointerSample) -> [Gesture] { [.doubleTap(sample)] }
}
