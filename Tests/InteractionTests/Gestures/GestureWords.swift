// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

@testable import Interaction

/// An event in short form.
func event(
  _ phase: PointerPhase, _ x: Double, _ y: Double = 0, at time: Double,
  _ type: PointerType = .touch, _ buttons: PointerButtons = []
) -> PointerEvent {
  PointerEvent(
    phase,
    PointerSample(position: Point(x, y), pointerType: type, buttons: buttons, time: time))
}

/// A gesture as a short word: its kind, for a step its phase, how far it is from its origin, and for
/// a later press of a series which one.
func word(_ gesture: Gesture) -> String {
  func step(_ name: String, _ step: GestureStep) -> String {
    let distance = step.current.position.x - step.origin.position.x
    let way = Int(exactly: distance.rounded()).map(String.init) ?? "far"
    let count = step.pressCount == 1 ? "" : " press \(step.pressCount)"
    return "\(name) \(step.phase) \(way)\(count)"
  }
  return switch gesture {
  case .tap: "tap"
  case .doubleTap: "doubleTap"
  case .tripleTap: "tripleTap"
  case .contextMenu: "contextMenu"
  case .hover: "hover"
  case .longPress(let value): step("longPress", value)
  case .drag(let value): step("drag", value)
  }
}
