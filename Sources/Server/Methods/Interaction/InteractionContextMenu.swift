// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

enum InteractionContextMenu: PointGesture {
  static let name = "interaction/contextMenu"
  static let summary = "The user clicked with the secondary button."
  static func gestures(at sample: PointerSample) -> [Gesture] {
    var sample = sample
    sample.buttons.insert(.secondary)
    return [.contextMenu(sample)]
  }
}
